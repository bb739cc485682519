import { Welcome } from '@hoa/parts';
import { Page, useAppState } from '@hoa/portal';
import { OnDemand, partOnDemand, SkeletonList } from '@hoa/ui';
import styles from './BoardItems.module.css';
import { BoardItems } from './BoardItems.tsx';
import { Insights } from './insights/Insights.tsx';
import { Summary } from './insights/Summary.tsx';
import { useText } from './messages.ts';

const ContactSubmissions = partOnDemand(() =>
  import('./ContactSubmissions.tsx').then((file) => file.ContactSubmissions),
);

/** The vendor's dashboard: Board Items, or with Live data switched on the simple list of requests and figures of zero. */
export function BoardItemsScreen() {
  const text = useText();
  const isSample = useAppState('mockOn');
  const isEmptied = useAppState('useLiveData') && isSample;
  return (
    <Page title={text.title}>
      <div data-low="">
        <Welcome at="start" />
      </div>
      {isEmptied ? (
        <div className={styles.page}>
          <Summary />
          <OnDemand what={text.title} pending={<SkeletonList count={3} />}>
            <ContactSubmissions />
          </OnDemand>
          <Insights />
        </div>
      ) : (
        <BoardItems />
      )}
      <Welcome at="end" />
    </Page>
  );
}
