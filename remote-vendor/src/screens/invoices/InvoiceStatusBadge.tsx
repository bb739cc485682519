import type { InvoiceStatus } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { Badge, type Tone } from '@hoa/shared/ui';

const tones: Record<InvoiceStatus, Tone> = {
  draft: 'neutral',
  submitted: 'info',
  approved: 'accent',
  paid: 'success',
  rejected: 'danger',
};

/** How far an invoice has come. */
export function InvoiceStatusBadge({ status }: { readonly status: InvoiceStatus }) {
  const words = useDomainText();
  return (
    <Badge tone={tones[status]} dot>
      {words.invoiceStatuses[status]}
    </Badge>
  );
}
