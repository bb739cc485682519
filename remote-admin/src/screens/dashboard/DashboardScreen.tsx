import { useDomainText } from '@hoa/domain-text';
import { ListSkeleton } from '@hoa/parts';
import { Link, Page, useActor, usePortal, useSearchParams } from '@hoa/portal';
import { buttonClass, EmptyState, Icon, OnDemand, SkeletonList, Tabs, useIsPhone } from '@hoa/ui';
import { Lock } from 'lucide';
import { Activity, useState } from 'react';
import { BroadcastSkeleton } from './broadcast/BroadcastSkeleton.tsx';
import styles from './DashboardScreen.module.css';
import { useText } from './messages.ts';
import { mayOpen, offeredTabs, panels, type Tab, toTab } from './tabs.ts';

/** The Admin Dashboard: a page of tabs, with the selected one in the URL. */
export function DashboardScreen() {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const actor = useActor();
  const offered = offeredTabs(usePortal().supports);
  const tab = toTab(params.get('tab'), offered);
  const tabs = offered.filter((one) => mayOpen(actor, one));
  const wasWriting = useVisited(tab === 'broadcast');
  // Drops the filters of the previous tab.
  const show = (next: Tab) =>
    setParams(next === 'overview' ? {} : { tab: next }, { preventScrollReset: true });
  const Panel = panels[tab];
  const isPhone = useIsPhone();
  if (!tabs.includes(tab)) return <TabRefused tab={tab} />;
  return (
    <Page title={text.title} description={isPhone ? undefined : text.description}>
      <Tabs
        label={text.title}
        items={tabs.map((id) => ({ id, label: text.tabs[id] }))}
        value={tab}
        onChange={show}
      >
        {tab !== 'broadcast' && (
          <OnDemand key={tab} what={text.tabs[tab]} pending={<TabSkeleton tab={tab} />}>
            <Panel />
          </OnDemand>
        )}
        {wasWriting && (
          // Stays mounted, so that an unsent message survives a switch of tabs.
          <Activity mode={tab === 'broadcast' ? 'visible' : 'hidden'}>
            <OnDemand what={text.tabs.broadcast} pending={<TabSkeleton tab="broadcast" />}>
              <panels.broadcast />
            </OnDemand>
          </Activity>
        )}
      </Tabs>
    </Page>
  );
}

/** Shows that the actor's permissions do not include this tab. */
function TabRefused({ tab }: { readonly tab: Tab }) {
  const text = useText();
  const domainText = useDomainText();
  return (
    <Page title={text.tabs[tab]}>
      <EmptyState
        icon={<Icon icon={Lock} />}
        title={domainText.refusals['permission-missing']}
        action={
          <Link to="/admin" className={buttonClass({ variant: 'primary' })}>
            {text.title}
          </Link>
        }
      />
    </Page>
  );
}

/** Returns true if the condition has been true at least once. */
function useVisited(isNow: boolean): boolean {
  const [visited, setVisited] = useState(isNow);
  if (isNow && !visited) setVisited(true);
  return visited || isNow;
}

/** The skeleton of a tab that is loading. */
function TabSkeleton({ tab }: { readonly tab: Tab }) {
  switch (tab) {
    case 'overview':
      return (
        <div className={styles.overview}>
          <SkeletonList count={2} className={styles.beside} />
          <SkeletonList count={8} className={styles.figures} />
        </div>
      );
    case 'vendors':
      return (
        <div className={styles.vendors}>
          <SkeletonList count={4} className={styles.cards} />
          <ListSkeleton />
        </div>
      );
    case 'broadcast':
      return <BroadcastSkeleton />;
    default:
      return <ListSkeleton />;
  }
}
