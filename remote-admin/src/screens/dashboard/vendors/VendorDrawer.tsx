import { hasPermission, type VendorDetails } from '@hoa/domain';
import { Link, useActor, useOperation } from '@hoa/portal';
import {
  Button,
  classNames,
  DefinitionList,
  Drawer,
  ErrorPanel,
  OnDemand,
  partOnDemand,
  SkeletonList,
} from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { useState } from 'react';
import { EmailText } from '../EmailText.tsx';
import styles from '../people/People.module.css';
import { InsuranceWarning } from './Insurance.tsx';
import { useText } from './messages.ts';
import ownStyles from './Vendors.module.css';

const VendorDialog = partOnDemand(() => import('./VendorDialog.tsx').then((m) => m.VendorDialog));

export interface VendorDrawerProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** A vendor's details and the people who work for it. */
export function VendorDrawer({ id, name, onClose }: VendorDrawerProps) {
  const text = useText();
  const { data, error, refetch, isFetching } = useOperation('vendors.get', { vendorId: id });
  return (
    <Drawer open title={data?.displayName ?? name} onClose={onClose}>
      {data ? (
        <Details vendor={data} />
      ) : error ? (
        <ErrorPanel message={text.failedVendor} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonList shape="block" count={2} />
      )}
    </Drawer>
  );
}

function Details({ vendor }: { readonly vendor: VendorDetails }) {
  const text = useText();
  const locale = useLocale();
  const actor = useActor();
  const [isChanging, setIsChanging] = useState(false);
  const { services, insuredUntil, contacts } = vendor;
  const close = () => setIsChanging(false);
  return (
    <div className={styles.sections}>
      <DefinitionList
        items={[
          { term: text.services, value: services.length > 0 ? services.join(', ') : undefined },
          {
            term: text.insuredUntil,
            value: insuredUntil && (
              <span className="dotted">
                <span>{formatDate(insuredUntil, locale)}</span>
                <InsuranceWarning until={insuredUntil} />
              </span>
            ),
          },
        ]}
      />
      <div className={styles.actions}>
        <Button onClick={() => setIsChanging(true)}>{text.change}</Button>
      </div>
      <section className={styles.section} aria-labelledby="vendor-contacts">
        <h3 id="vendor-contacts" className={styles.heading}>
          {text.contacts}
        </h3>
        <p className={styles.quiet}>{text.contactsHint}</p>
        <ul className={styles.memberships}>
          {contacts.map(({ id, displayName, email, phone, isMember }) => (
            <li key={id} className={classNames(styles.membership, ownStyles.person)}>
              {isMember && hasPermission(actor, 'people') ? (
                <Link to={`/admin?tab=people&person=${encodeURIComponent(id)}`}>{displayName}</Link>
              ) : (
                <span>{displayName}</span>
              )}
              <span className={styles.role}>
                <span>
                  <EmailText email={email} />
                </span>
                {phone && <span className={styles.quiet}>{phone}</span>}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>{text.addContactHint}</p>
      </section>
      {isChanging && (
        <OnDemand what={text.change} onClose={close}>
          <VendorDialog vendor={vendor} onClose={close} />
        </OnDemand>
      )}
    </div>
  );
}
