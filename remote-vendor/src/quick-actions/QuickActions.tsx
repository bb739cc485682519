import { SoonButton } from '@hoa/parts';
import { notify, useSupportedAction } from '@hoa/portal';
import { Button, Card, Icon } from '@hoa/ui';
import { Clock, MapPin, ReceiptText } from 'lucide';
import { useId } from 'react';
import { useText } from './messages.ts';
import styles from './QuickActions.module.css';

/** The vendor's quick actions; each shows a message. */
export function QuickActions() {
  const text = useText();
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {text.quickActions}
      </h2>
      <QuickActionButtons />
    </Card>
  );
}

/** The three buttons without the heading. */
export function QuickActionButtons() {
  const text = useText();
  const logWorkHours = useSupportedAction('workHours.log', text.logWorkHoursToast);
  const updateServiceAreas = useSupportedAction(
    'serviceAreas.update',
    text.updateServiceAreasToast,
  );
  return (
    <div className={styles.actions}>
      <Button
        icon={<Icon icon={ReceiptText} />}
        onClick={() =>
          notify.linked(text.submitInvoiceToast, text.openInvoices, '/vendor/invoices')
        }
      >
        {text.submitInvoice}
      </Button>
      <SoonButton icon={<Icon icon={Clock} />} onClick={logWorkHours}>
        {text.logWorkHours}
      </SoonButton>
      <SoonButton icon={<Icon icon={MapPin} />} onClick={updateServiceAreas}>
        {text.updateServiceAreas}
      </SoonButton>
    </div>
  );
}
