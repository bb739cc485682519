import { hasPermission, mayReadTickets } from '@hoa/domain';
import { Welcome } from '@hoa/parts';
import { Link, Page, useActor, useAppState, useOperation } from '@hoa/portal';
import { buttonClass, classNames } from '@hoa/ui';
import { lazy, Suspense } from 'react';
import { UrgentStrip, urgentFor } from '../news/urgent/UrgentStrip.tsx';
import { AccountCard } from './AccountCard.tsx';
import { SafetyTickets } from './board/SafetyTickets.tsx';
import { CommunityNewsCard, firstNews } from './CommunityNewsCard.tsx';
import styles from './HomeScreen.module.css';
import { InboxCard } from './InboxCard.tsx';
import { useText } from './messages.ts';
import { QuickLinks } from './QuickLinks.tsx';

/** Optional content, so a loading failure is ignored. */
const BoardWaits = lazy(() =>
  import('./board/BoardWaits.tsx').then(
    (file) => ({ default: file.BoardWaits }),
    () => ({ default: () => null }),
  ),
);

/** For demos, so a loading failure is ignored. */
const DevelopmentControls = lazy(() =>
  import('./development/DevelopmentControls.tsx').then(
    (file) => ({ default: file.DevelopmentControls }),
    () => ({ default: () => null }),
  ),
);

/** Shows only the newest, with the number of the others. */
const openSafetyTickets = { isOpen: true, priority: 'safety', limit: 1 } as const;

/** Home: inbox, balance (residents only), news and quick links. */
export function HomeScreen() {
  const text = useText();
  const actor = useActor();
  const mockOn = useAppState('mockOn');
  const isResident = actor.role === 'resident';
  return (
    <Page
      title={text.title}
      description={
        <span className={styles.greeting}>{text.greeting({ name: actor.displayName })}</span>
      }
      actions={
        isResident && (
          <Link to="/tickets?item=new" className={classNames(buttonClass({}), styles.newTicket)}>
            {text.newTicket}
          </Link>
        )
      }
    >
      <Urgent />
      {actor.role === 'admin' && <Waiting />}
      <Welcome at="start" />
      <div className={styles.grid}>
        <InboxCard />
        {isResident && <AccountCard />}
        <CommunityNewsCard />
        <QuickLinks isResident={isResident} hasTickets={mayReadTickets(actor).ok} />
      </div>
      <Welcome at="end" />
      {mockOn && (
        <Suspense>
          <DevelopmentControls />
        </Suspense>
      )}
    </Page>
  );
}

/** For admins, the number of items that wait for the board, requested while the component that shows it loads. */
function Waiting() {
  const { data } = useOperation('admin.waiting', {});
  return (
    <p className={styles.board}>
      <Suspense>
        <BoardWaits n={data?.total} />
      </Suspense>
    </p>
  );
}

/** Urgent news; for administrators of tickets, open safety tickets come first. */
function Urgent() {
  const actor = useActor();
  const seesTickets = hasPermission(actor, 'tickets');
  const { data } = useOperation('announcements.list', firstNews);
  const { data: safety } = useOperation('tickets.list', openSafetyTickets, { skip: !seesTickets });
  const [first] = safety?.items ?? [];
  const urgent = urgentFor(actor, data?.items);
  return (
    <>
      {first && safety && <SafetyTickets first={first} total={safety.total} />}
      {(urgent?.length || !first) && (
        <UrgentStrip urgent={urgent} isCalm={!seesTickets || safety?.total === 0} />
      )}
    </>
  );
}
