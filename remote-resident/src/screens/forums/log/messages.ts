import type { ModerationKind } from '@hoa/domain/forums';
import { defineMessages } from '@hoa/ui/text';

const kinds: Record<ModerationKind, string> = {
  'topic-hidden': 'Topic hidden',
  'topic-shown': 'Topic shown again',
  'topic-moved': 'Tags changed',
  'topic-merged': 'Topic merged',
  'topic-locked': 'Topic locked',
  'topic-unlocked': 'Topic unlocked',
  'topic-deleted': 'Topic deleted',
  'comment-hidden': 'Comment hidden',
  'comment-shown': 'Comment shown again',
  'comment-deleted': 'Comment deleted',
  'poll-deleted': 'Poll deleted',
};

export const en = {
  title: 'Moderation Log',
  hint: 'What moderators have done in the forums, and why.',
  empty: 'Moderators have not changed anything yet.',
  failed: 'Failed to load the moderation log',
  kinds,
  into: 'Merged into:',
  tags: 'Tags:',
  reason: 'Reason:',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'moderationLog' }),
);
