import { Welcome } from '@hoa/parts';
import { Page, useAppState } from '@hoa/shared';
import { BoardItems } from './BoardItems.tsx';
import { ContactSubmissions } from './ContactSubmissions.tsx';
import { useText } from './messages/index.ts';

/** The vendor's dashboard: Board Items, or the simple list of requests where sample data is switched off. */
export function BoardItemsScreen() {
  const text = useText();
  const isSample = useAppState('mockOn');
  const isEmptied = useAppState('useLiveData') && isSample;
  return (
    <Page title={text.title}>
      <Welcome at="start" />
      {isEmptied ? <ContactSubmissions /> : <BoardItems />}
      <Welcome at="end" />
    </Page>
  );
}
