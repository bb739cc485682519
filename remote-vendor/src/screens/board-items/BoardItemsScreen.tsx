import { Page, useAppState } from '@hoa/shared';
import { BoardItems } from './BoardItems.tsx';
import { ContactSubmissions } from './ContactSubmissions.tsx';
import { useText } from './messages/index.ts';

/** The vendor's dashboard: Board Items, or the simple list of requests when mock mode is off. */
export function BoardItemsScreen() {
  const text = useText();
  const mockOn = useAppState('mockOn');
  return <Page title={text.title}>{mockOn ? <BoardItems /> : <ContactSubmissions />}</Page>;
}
