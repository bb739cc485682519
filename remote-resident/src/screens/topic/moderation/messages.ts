import { defineMessages } from '@hoa/ui/text';

export const en = {
  moderate: 'Moderate',
  action: 'Action',
  actions: {
    hide: 'Hide',
    show: 'Show again',
    move: 'Change tags',
    merge: 'Merge into another topic',
    lock: 'Lock',
    unlock: 'Unlock',
  },
  hints: {
    hide: 'Only the author and moderators can read it.',
    show: 'Everyone can read it again.',
    move: 'Moves it to where these tags are shown.',
    merge: 'Its text and comments move into the other topic. This cannot be undone.',
    lock: 'Nobody can comment.',
    unlock: 'Everyone can comment again.',
  },
  tags: 'Tags',
  tagsHint: 'Separated by commas, for example: parking, safety',
  findTopic: 'Find the other topic',
  mergedInto: 'Other topic',
  reason: 'Reason',
  reasonHint: 'Members can read it in the moderation log. Do not name anyone.',
  confirm: 'Save',
  done: 'Topic moderated!',
  failed: 'Failed to moderate topic',
  hideComment: 'Hide Comment',
  hiddenToast: 'Comment hidden!',
  failedToHide: 'Failed to hide comment',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'moderation' }),
);
