import { Page } from '@hoa/shared';
import { Skeleton, SkeletonList } from '../../ui/index.ts';
import { useTicketText } from '../messages/index.ts';
import styles from './TicketDetail.module.css';

/** The shape of a ticket that is on its way. */
export function TicketDetailSkeleton() {
  const text = useTicketText();
  return (
    <Page title={text.ticket}>
      <div className={styles.layout}>
        <div className={styles.matter}>
          <Skeleton shape="block" height="7rem" />
        </div>
        <div className={styles.aside}>
          <Skeleton shape="block" height="20rem" />
        </div>
        <div className={styles.conversation}>
          <SkeletonList count={3} />
        </div>
      </div>
    </Page>
  );
}
