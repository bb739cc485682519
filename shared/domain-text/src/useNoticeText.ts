import { type Notice, noticeText } from '@hoa/domain';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { useDomainText } from './messages/index.ts';

/** What of a notification is put into words. */
export interface Noticed {
  readonly title: string;
  readonly message: string;
  readonly notice?: Notice<string> | undefined;
}

/** Words a notification in the page's language; one that says no more than its words keeps them. */
export function useNoticeText(): (notification: Noticed) => { title: string; message: string } {
  const text = useDomainText();
  const locale = useLocale();
  const words = {
    titles: text.noticeTitles,
    messages: text.noticeMessages,
    statuses: text.ticketStatuses,
    usd: (cents: number) => formatUsd(cents, locale),
  };
  return ({ title, message, notice }) =>
    (notice && noticeText(notice, words)) ?? { title, message };
}
