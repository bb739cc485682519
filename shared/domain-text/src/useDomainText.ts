import { type Audience, type Notice, noticeText } from '@hoa/domain';
import { defineMessages, formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { en } from './messages.ts';

export const useDomainText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: './locales', import: 'domain' }),
);

/** Returns a function that names an audience in the reader's language; '' for an incomplete one. */
export function useAudienceName(): (audience: Audience) => string {
  const text = useDomainText();
  return ({ type, value, name, groups = [], tenures = [] }) => {
    if (type === 'all') return text.audienceTypes.all;
    if (type === 'units') return value;
    if (type === 'combined') {
      const parts = [
        tenures.map((tenure) => text.tenures[tenure]),
        groups.map((group) => text.audienceTags[group]),
        [name, value].filter(Boolean),
      ];
      return parts.flatMap((part) => part.join(', ') || []).join(' · ');
    }
    if (value === '') return '';
    if (type === 'building') return name ?? text.building({ name: value });
    return Object.entries(text.audienceTags).find(([tag]) => tag === value)?.[1] ?? '';
  };
}

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
    when: (local: string) => formatDate(local, locale, 'long'),
  };
  return ({ title, message, notice }) =>
    (notice && noticeText(notice, words)) ?? { title, message };
}
