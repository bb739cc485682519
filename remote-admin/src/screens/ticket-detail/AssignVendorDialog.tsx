import type { Ticket } from '@hoa/domain';
import { assignmentFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import {
  Button,
  Dialog,
  DialogCancel,
  DialogFooter,
  EmptyState,
  ErrorPanel,
  Icon,
  SkeletonList,
} from '@hoa/ui';
import { FormRadioGroup, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { Wrench } from 'lucide';
import { useWatch } from 'react-hook-form';
import { useText as useWorkItemText } from '../../work-item/messages.ts';
import { useVendors, VendorSearch } from '../../work-item/VendorSearch.tsx';
import { useText } from './messages.ts';

export interface AssignVendorDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

/** Assigns a ticket to a vendor. */
export function AssignVendorDialog(props: AssignVendorDialogProps) {
  const text = useText();
  return (
    <Dialog open title={text.assignVendor} onClose={props.onClose}>
      <VendorChoice {...props} />
    </Dialog>
  );
}

/** The vendors with services and contact details. A failure keeps the choice. */
function VendorChoice({ ticket, onClose }: AssignVendorDialogProps) {
  const text = useText();
  const workItemText = useWorkItemText();
  const domainText = useDomainText();
  const fail = useFailure();
  const [assign] = useCommand('tickets.assign');
  const form = useSchemaForm(assignmentFormSchema, {
    defaultValues: { vendorId: '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const found = useVendors(useWatch({ control: form.control, name: 'vendorId' }));
  const { vendors } = found;

  async function submit({ vendorId }: { vendorId: string }) {
    try {
      const { assignedTo } = await assign({ ticketId: ticket.id, vendorId });
      notify.success(text.vendorAssigned({ vendor: assignedTo?.displayName ?? '' }));
      onClose();
    } catch (error) {
      fail(error, text.failedToAssign);
    }
  }

  if (!vendors && found.error) {
    return (
      <ErrorPanel
        message={workItemText.failedToLoadVendors}
        onRetry={found.refetch}
        retrying={found.isFetching}
      />
    );
  }
  if (!vendors) return <SkeletonList shape="block" count={4} />;
  if (vendors.length === 0 && !found.hasSearch) {
    return <EmptyState compact icon={<Icon icon={Wrench} />} title={text.noVendors} />;
  }
  return (
    <SchemaForm form={form} onSubmit={submit}>
      <VendorSearch vendors={found} />
      {vendors.length === 0 && <p>{workItemText.noVendorMatches}</p>}
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
