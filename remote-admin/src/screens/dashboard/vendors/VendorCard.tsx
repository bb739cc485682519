import type { VendorWithLoad } from '@hoa/domain';
import { Avatar, Badge, Button, Card, VisuallyHidden } from '@hoa/ui';
import { Mail, Phone, Plus } from 'lucide-react';
import { useId } from 'react';
import { useText } from './messages/index.ts';
import styles from './Vendors.module.css';

export interface VendorCardProps {
  readonly vendor: VendorWithLoad;
  readonly onOrder: (vendorId: string) => void;
  readonly onShow: (next: { list: string; vendor: string; status: string }) => void;
}

/** A vendor: how to reach them, what they do, and how much they have to do. */
export function VendorCard({ vendor, onOrder, onShow }: VendorCardProps) {
  const text = useText();
  const nameId = useId();
  const { uid, id, displayName, services, phone, email } = vendor;
  const counts = [
    {
      list: 'orders',
      status: 'active',
      label: text.activeWorkOrders({ n: vendor.activeWorkOrders }),
    },
    {
      list: 'invoices',
      status: 'pending',
      label: text.pendingInvoices({ n: vendor.pendingInvoices }),
    },
  ];
  return (
    <Card as="li" className={styles.card}>
      <article aria-labelledby={nameId} className={styles.vendor}>
        <header className={styles.who}>
          <Avatar name={displayName} />
          <div className={styles.names}>
            <h3 id={nameId} className={styles.name}>
              {displayName}
            </h3>
            <p className={styles.contact}>
              {phone && (
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                  <Phone aria-hidden="true" /> {phone}
                </a>
              )}
              <a href={`mailto:${email}`}>
                <Mail aria-hidden="true" /> {email}
              </a>
            </p>
          </div>
        </header>
        <ul aria-label={text.services} className={styles.services}>
          {services.map((service) => (
            <li key={service}>
              <Badge>{service}</Badge>
            </li>
          ))}
        </ul>
        <footer className={styles.foot}>
          {counts.map(({ list, status, label }) => (
            <Button
              key={list}
              size="sm"
              variant="quiet"
              className={styles.load}
              onClick={() => onShow({ list, vendor: uid, status })}
            >
              {label}
              <VisuallyHidden>: {displayName}</VisuallyHidden>
            </Button>
          ))}
          <Button size="sm" icon={<Plus />} className={styles.order} onClick={() => onOrder(id)}>
            {text.workItem}
            <VisuallyHidden>: {displayName}</VisuallyHidden>
          </Button>
        </footer>
      </article>
    </Card>
  );
}
