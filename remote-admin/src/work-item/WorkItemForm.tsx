import { notify, useCommand, useOperation } from '@hoa/shared';
import {
  type Ticket,
  type WorkItem,
  type WorkItemFormInput,
  workItemFormSchema,
} from '@hoa/shared/domain';
import { useDomainText, validationMessage } from '@hoa/shared/domain-text';
import {
  FormTextArea,
  FormTextField,
  SchemaForm,
  useSchemaForm,
  useTellDirty,
} from '@hoa/shared/forms';
import { FileUploader, type Uploads, useFailure, useUploads } from '@hoa/shared/tickets';
import { Button, DialogFooter, ErrorPanel } from '@hoa/shared/ui';
import { useId, useState } from 'react';
import { useText } from './messages/index.ts';
import { WorkItemChoices } from './WorkItemChoices.tsx';
import { WorkItemPlace } from './WorkItemPlace.tsx';

interface WorkItemFormProps {
  readonly vendorId: string | undefined;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSent: (ticket: Ticket) => void;
}

/** What is to be done, by whom, where and until when. A failure keeps what was typed. */
export function WorkItemForm({ vendorId = '', onDirty, onSent }: WorkItemFormProps) {
  const text = useText();
  const words = useDomainText();
  const fail = useFailure();
  const vendors = useOperation('vendors.list', {});
  const [create] = useCommand('tickets.createWorkItem');
  const form = useSchemaForm<WorkItemFormInput, WorkItem>(workItemFormSchema, {
    defaultValues: { ...blank, vendorId },
    errorText: (code) => validationMessage(words, code),
  });
  const draftId = `new-${useId().replace(/\W/g, '')}`;
  const uploads = useUploads({ ownerId: draftId, folder: 'attachments' });
  const [uploadProblem, setUploadProblem] = useState<string>();

  const isDirty = form.formState.isDirty || uploads.items.length > 0;
  useTellDirty(isDirty, onDirty);

  const problemWith = ({ isUploading, hasFailed }: Uploads) => {
    if (isUploading) return text.uploadsPending;
    return hasFailed ? text.uploadsFailed : undefined;
  };
  const submit = async (item: WorkItem) => {
    const problem = problemWith(uploads);
    setUploadProblem(problem);
    if (problem) return;
    const vendorName = vendors.data?.find(({ id }) => id === item.vendorId)?.displayName ?? '';
    try {
      const ticket = await create({ ...item, vendorName, attachments: [...uploads.files] });
      notify.success(text.sentTo({ vendor: ticket.assignedTo?.displayName ?? vendorName }));
      onSent(ticket);
    } catch (error) {
      fail(error, text.failed);
    }
  };

  if (vendors.error && !vendors.data) {
    return <ErrorPanel message={text.failedToLoadVendors} onRetry={vendors.refetch} />;
  }
  return (
    <SchemaForm form={form} onSubmit={submit}>
      <WorkItemChoices form={form} vendors={vendors.data} />
      <FormTextField form={form} name="subject" label={text.subject} required />
      <FormTextArea form={form} name="description" label={text.description} required />
      <WorkItemPlace form={form} />
      <FormTextArea
        form={form}
        name="specialInstructions"
        label={text.specialInstructions}
        rows={2}
      />
      <FileUploader label={text.attachments} uploads={uploads} error={uploadProblem} />
      <DialogFooter>
        <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
          {text.send}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}

const blank = {
  vendorName: '',
  subject: '',
  category: 'maintenance',
  priority: 'normal',
  description: '',
  location: '',
  unit: '',
  dueDate: '',
  attachments: [],
  estimatedHours: '',
  specialInstructions: '',
} satisfies Partial<WorkItemFormInput>;
