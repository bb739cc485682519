import type { Ticket, Vendor } from '@hoa/domain';
import { assignmentFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/shared';
import {
  Button,
  Dialog,
  DialogCancel,
  DialogFooter,
  EmptyState,
  ErrorPanel,
  SkeletonList,
} from '@hoa/ui';
import { FormRadioGroup, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { Wrench } from 'lucide-react';
import { useText as useWorkItemText } from '../../work-item/messages/index.ts';
import { useVendors } from '../../work-item/useVendors.ts';
import { useText } from './messages/index.ts';

export interface AssignVendorDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

/** Gives a ticket to one of the vendors. */
export function AssignVendorDialog(props: AssignVendorDialogProps) {
  const text = useText();
  return (
    <Dialog open title={text.assignVendor} onClose={props.onClose}>
      <VendorChoice {...props} />
    </Dialog>
  );
}

function VendorChoice(props: AssignVendorDialogProps) {
  const text = useText();
  const workItemText = useWorkItemText();
  const { data, error, refetch, isFetching } = useVendors();
  if (data?.total === 0) return <EmptyState compact icon={<Wrench />} title={text.noVendors} />;
  if (data) return <AssignVendorForm {...props} vendors={data.items} />;
  if (!error) return <SkeletonList shape="block" count={4} />;
  return (
    <ErrorPanel
      message={workItemText.failedToLoadVendors}
      onRetry={refetch}
      retrying={isFetching}
    />
  );
}

interface AssignVendorFormProps extends AssignVendorDialogProps {
  readonly vendors: readonly Vendor[];
}

/** The vendors with what they do and how to reach them. A failure keeps the choice. */
function AssignVendorForm({ ticket, vendors, onClose }: AssignVendorFormProps) {
  const text = useText();
  const workItemText = useWorkItemText();
  const domainText = useDomainText();
  const fail = useFailure();
  const [assign] = useCommand('tickets.assign');
  const form = useSchemaForm(assignmentFormSchema, {
    defaultValues: { vendorId: '' },
    errorText: (code) => validationMessage(domainText, code),
  });

  async function submit({ vendorId }: { vendorId: string }) {
    try {
      const { assignedTo } = await assign({ ticketId: ticket.id, vendorId });
      notify.success(text.vendorAssigned({ vendor: assignedTo?.displayName ?? '' }));
      onClose();
    } catch (error) {
      fail(error, text.failedToAssign);
    }
  }

  return (
    <SchemaForm form={form} onSubmit={submit}>
      <FormRadioGroup
        form={form}
        name="vendorId"
        label={workItemText.vendor}
        required
        options={vendors.map(({ id, uid, displayName, services, phone }) => {
          const isAssigned = uid === ticket.assignedTo?.uid;
          return {
            value: id,
            label: displayName,
            hint: [isAssigned && text.assignedNow, services.join(', '), phone]
              .filter(Boolean)
              .join(' · '),
            disabled: isAssigned,
          };
        })}
      />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
          {text.assign}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}
