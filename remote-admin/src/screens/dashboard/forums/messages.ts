import { defineMessages, plural } from '@hoa/ui/text';

export const en = {
  table: 'Forum topics',
  create: 'Create Topic',
  createTitle: 'Create Topic',
  editTitle: 'Edit Topic',
  saveChanges: 'Save Changes',
  edit: 'Edit',
  delete: 'Delete',
  pin: 'Pin',
  unpin: 'Unpin',
  lock: 'Lock',
  unlock: 'Unlock',
  postUpdate: 'Post Update',
  actions: 'Actions',

  title: 'Title',
  description: 'Description',
  tags: 'Tags',
  tagsHint: 'Separated by commas, for example: parking, safety',
  status: 'Status',
  statusOf: ({ title }: { title: string }) => `Status of ${title}`,
  lastActivity: 'Last activity',
  comments: 'Comments',
  commentWord: ({ n }: { n: number }) => plural('en', n, { one: 'comment', other: 'comments' }),
  pinned: 'Pinned',
  locked: 'Locked',
  update: 'Update',
  updatesBefore: 'Latest updates',

  searchPlaceholder: 'Search topics and tags',
  none: 'No forum topics available yet',
  noneHint: 'Begin one: residents see it at once in Community Forums.',

  deleteQuestion: 'Are you sure you want to delete this topic?',
  deleteConsequence: 'Its comments and updates will be deleted too.',
  created: 'Topic created successfully!',
  updated: 'Topic updated successfully!',
  deleted: 'Topic deleted',
  pinnedToast: 'Topic pinned',
  unpinnedToast: 'Topic unpinned',
  lockedToast: 'Topic locked',
  unlockedToast: 'Topic unlocked',
  updatePosted: 'Update posted successfully!',
  failedToLoad: 'Failed to load forum topics',
  failedToSave: 'Failed to save topic',
  failedToDelete: 'Failed to delete topic',
  failedToPost: 'Failed to post update',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'forums' }),
);
