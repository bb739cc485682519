import { Welcome } from '@hoa/parts';
import { Page, useAppState } from '@hoa/shared';
import { OnDemand, partOnDemand, SkeletonList } from '@hoa/ui';
import { BoardItems } from './BoardItems.tsx';
import { useText } from './messages/index.ts';

const ContactSubmissions = partOnDemand(() =>
  import('./ContactSubmissions.tsx').then((file) => file.ContactSubmissions),
);

/** The vendor's dashboard: Board Items, or the simple list of requests where sample data is switched off. */
export function BoardItemsScreen() {
  const text = useText();
  const isSample = useAppState('mockOn');
  const isEmptied = useAppState('useLiveData') && isSample;
  return (
    <Page title={text.title}>
      <Welcome at="start" />
      {isEmptied ? (
        <OnDemand what={text.title} pending={<SkeletonList count={3} />}>
          <ContactSubmissions />
        </OnDemand>
      ) : (
        <BoardItems />
      )}
      <Welcome at="end" />
    </Page>
  );
}
