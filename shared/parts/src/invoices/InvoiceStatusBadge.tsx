import type { InvoiceStatus } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { Badge, type Tone } from '@hoa/ui';

const tones: Record<InvoiceStatus, Tone> = {
  draft: 'neutral',
  submitted: 'info',
  approved: 'accent',
  paid: 'success',
  rejected: 'danger',
};

/** The status of an invoice. */
export function InvoiceStatusBadge({ status }: { readonly status: InvoiceStatus }) {
  const domainText = useDomainText();
  return (
    <Badge tone={tones[status]} dot>
      {domainText.invoiceStatuses[status]}
    </Badge>
  );
}
