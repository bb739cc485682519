import {
  newId,
  type Ticket,
  type WorkItem,
  type WorkItemFormInput,
  workItemCategories,
  workItemPriorities,
} from '@hoa/domain';
import { workItemFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { AttachmentList, FileUploader, useFieldFailure, useUploads } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, DialogCancel, DialogFooter, ErrorPanel, optionsOf } from '@hoa/ui';
import {
  FormDateField,
  FormDecimalField,
  FormSelect,
  FormTextArea,
  FormTextField,
  SchemaForm,
  type SchemaFormState,
  useReportDirty,
  useSchemaForm,
} from '@hoa/ui/forms';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from './messages.ts';
import { useVendors, VendorSearch } from './VendorSearch.tsx';
import styles from './WorkItem.module.css';

interface WorkItemFormProps {
  readonly vendorId: string | undefined;
  readonly source: Ticket | undefined;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSent: (ticket: Ticket) => void;
}

/** The form of a work item. A failure keeps what was typed. */
export function WorkItemForm({ vendorId = '', source, onDirty, onSent }: WorkItemFormProps) {
  const text = useText();
  const domainText = useDomainText();
  const [create] = useCommand('tickets.createWorkItem');
  const form = useSchemaForm<WorkItemFormInput, WorkItem>(workItemFormSchema, {
    defaultValues: { ...blank, vendorId, ...(source && prefilled(source)) },
    errorText: (code) => validationMessage(domainText, code),
  });
  const vendors = useVendors(useWatch({ control: form.control, name: 'vendorId' }) ?? '');
  const fail = useFieldFailure(form, ['dueDate']);
  // The work order has no id yet, so its uploads need one of their own.
  const [ownerId] = useState(() => `new-${newId()}`);
  const uploads = useUploads({ ownerId, folder: 'attachments' });

  const isDirty = form.formState.isDirty || uploads.items.length > 0;
  useReportDirty(isDirty, onDirty);

  const submit = async (item: WorkItem) => {
    if (!uploads.readyToSend()) return;
    try {
      const ticket = await create({ ...item, attachments: uploads.files });
      notify.success(text.sentTo({ vendor: ticket.assignedTo?.displayName ?? '' }));
      onSent(ticket);
    } catch (error) {
      fail(error, text.failed);
    }
  };

  if (vendors.error && !vendors.vendors) {
    return <ErrorPanel message={text.failedToLoadVendors} onRetry={vendors.refetch} />;
  }
  return (
    <SchemaForm form={form} onSubmit={submit}>
      {source && <p className={styles.source}>{text.orderedFor({ ticketId: source.id })}</p>}
      <WorkItemChoices form={form} vendors={vendors} />
      <FormTextField form={form} name="subject" label={text.subject} required />
      <FormTextArea form={form} name="description" label={text.description} required />
      <WorkItemPlace form={form} />
      <FormTextArea
        form={form}
        name="specialInstructions"
        label={text.specialInstructions}
        rows={2}
      />
      {source && <SourceFiles source={source} />}
      <FileUploader label={text.attachments} uploads={uploads} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
          {text.send}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}

/** The attachments of the source ticket, which the vendor gets too. */
function SourceFiles({ source }: { readonly source: Ticket }) {
  const text = useText();
  if (source.attachments.length === 0) return null;
  return (
    <div>
      <p className={styles.source}>{text.sourceFiles}</p>
      <AttachmentList label={text.sourceFiles} attachments={source.attachments} />
    </div>
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

/** Location in a line of its own; below it unit, due date and estimated hours. */
function WorkItemPlace({ form }: WorkItemPartProps) {
  const text = useText();
  return (
    <>
      <FormTextField form={form} name="location" label={text.location} required />
      <div className={styles.pair}>
        <FormTextField form={form} name="unit" label={text.unit} />
        <FormDateField form={form} name="dueDate" label={text.dueDate} required />
        <FormDecimalField
          form={form}
          name="estimatedHours"
          label={text.estimatedHours}
          step={0.5}
        />
      </div>
    </>
  );
}

/** Returns the initial values of a work item's form, from its source ticket. */
function prefilled(ticket: Ticket) {
  const { id, title, description, category, priority, submittedBy, details } = ticket;
  return {
    orderedFor: id,
    subject: title,
    description,
    category: workItemCategories.find((each) => each === category) ?? 'maintenance',
    priority,
    location: details?.location ?? submittedBy.unit ?? '',
    unit: submittedBy.unit ?? '',
  } satisfies Partial<WorkItemFormInput>;
}

interface WorkItemPartProps {
  readonly form: SchemaFormState<WorkItemFormInput, WorkItem>;
}

interface WorkItemChoicesProps extends WorkItemPartProps {
  readonly vendors: ReturnType<typeof useVendors>;
}

/** Vendor, category and priority. */
function WorkItemChoices({ form, vendors }: WorkItemChoicesProps) {
  const text = useText();
  const domainText = useDomainText();
  return (
    <>
      <VendorSearch vendors={vendors} />
      <FormSelect
        // Remounted once the vendors are loaded, so that the initial value is selected.
        key={vendors.vendors ? 'vendors' : 'none'}
        form={form}
        name="vendorId"
        label={text.vendor}
        placeholder={text.chooseVendor}
        options={vendors.vendors?.map(({ id, displayName, services }) => ({
          value: id,
          label: [displayName, services.slice(0, 2).join(', ')].filter(Boolean).join(' – '),
        }))}
        required
      />
      <div className={styles.pair}>
        <FormSelect
          form={form}
          name="category"
          label={text.category}
          options={optionsOf(workItemCategories, domainText.ticketCategories)}
        />
        <FormSelect
          form={form}
          name="priority"
          label={text.priority}
          options={optionsOf(workItemPriorities, domainText.ticketPriorities)}
        />
      </div>
    </>
  );
}
