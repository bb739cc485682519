import { type Notice, noticeText } from '@hoa/domain';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { useDomainText } from './useDomainText.ts';

/** The part of a notification that is translated. */
export interface TranslatableNotification {
  readonly title: string;
  readonly message: string;
  readonly notice?: Notice<string> | undefined;
}

/** The text of a notification in the page's language; one without a code keeps its stored text. */
export function useNoticeText(): (notification: TranslatableNotification) => {
  title: string;
  message: string;
} {
  const text = useDomainText();
  const locale = useLocale();
  const words = {
    titles: text.noticeTitles,
    safetyTitle: text.safetyNoticeTitle,
    messages: text.noticeMessages,
    statuses: text.ticketStatuses,
    usd: (cents: number) => formatUsd(cents, locale),
  };
  return ({ title, message, notice }) =>
    (notice && noticeText(notice, words)) ?? { title, message };
}
