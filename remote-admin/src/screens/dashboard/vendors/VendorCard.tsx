import type { VendorWithLoad } from '@hoa/domain';
import { shownEmail } from '@hoa/domain/email';
import { Button, VisuallyHidden } from '@hoa/ui';
import { Mail, Phone, Plus } from 'lucide-react';
import { useId } from 'react';
import { useText } from './messages.ts';
import styles from './Vendors.module.css';

export interface VendorCardProps {
  readonly vendor: VendorWithLoad;
  readonly onOrder: (vendorId: string) => void;
  readonly onShow: (next: { list: string; vendor: string; status: string }) => void;
}

/** A vendor with services, contact details, and the numbers of active work orders and pending invoices. */
export function VendorCard({ vendor, onOrder, onShow }: VendorCardProps) {
  const text = useText();
  const nameId = useId();
  const { uid, id, displayName, services, phone, email } = vendor;
  const counts = [
    {
      list: 'orders',
      status: 'active',
      n: vendor.activeWorkOrders,
      label: text.activeWorkOrders({ n: vendor.activeWorkOrders }),
    },
    {
      list: 'invoices',
      status: 'pending',
      n: vendor.pendingInvoices,
      label: text.pendingInvoices({ n: vendor.pendingInvoices }),
    },
  ];
  return (
    <li>
      <article aria-labelledby={nameId} className={styles.vendor}>
        <h3 id={nameId} className={styles.name}>
          {displayName}
        </h3>
        <ul aria-label={text.services} className={styles.services}>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
        <p className={styles.contact}>
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <Phone aria-hidden="true" /> <span>{phone}</span>
            </a>
          )}
          <a href={`mailto:${email}`}>
            <Mail aria-hidden="true" /> <span>{shownEmail(email)}</span>
          </a>
        </p>
        <p className={styles.loads}>
          {counts.map(
            ({ list, status, n, label }) =>
              n > 0 && (
                <Button
                  key={list}
                  size="sm"
                  variant="quiet"
                  className={styles.load}
                  onClick={() => onShow({ list, vendor: uid, status })}
                >
                  <span>{label}</span>
                  <VisuallyHidden>{`: ${displayName}`}</VisuallyHidden>
                </Button>
              ),
          )}
        </p>
        <Button size="sm" icon={<Plus />} className={styles.order} onClick={() => onOrder(id)}>
          <span>{text.workItem}</span>
          <VisuallyHidden>{`: ${displayName}`}</VisuallyHidden>
        </Button>
      </article>
    </li>
  );
}
