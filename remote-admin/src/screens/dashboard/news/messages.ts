import { defineMessages } from '@hoa/ui/text';

export const en = {
  table: 'News items',
  create: 'Create News',
  createTitle: 'Create News Item',
  editTitle: 'Edit News Item',
  saveChanges: 'Save Changes',
  edit: 'Edit',
  delete: 'Delete',
  publish: 'Publish',
  unpublish: 'Unpublish',
  actions: 'Actions',

  title: 'Title',
  content: 'Content',
  allCategories: 'All categories',
  category: 'Category',
  planEvent: 'Plan an event next',
  planEventHint: 'With this title and text, once the news is saved.',
  priority: 'Priority',
  publishDate: 'Publish date',
  expireDate: 'Expire date',
  published: 'Published',
  pinned: 'Pinned',
  urgent: 'Urgent',
  seenBy: ({ seen, members }: { seen: number; members: number }) => `Seen by ${seen} of ${members}`,
  mailedOnce: 'News is only mailed when it is first shown.',
  files: 'Files and pictures',
  attached: 'Attached files',
  removeFile: 'Remove',
  highPriority: 'High priority',
  status: 'Status',
  shownWhen: 'Shown',
  from: ({ from }: { from: string }) => `From ${from}`,
  fromTo: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
  states: {
    published: 'Published',
    scheduled: 'Scheduled',
    expired: 'Expired',
    draft: 'Draft',
  },

  searchPlaceholder: 'Search news',
  none: 'No news has been written yet',
  noneHint: 'What you publish shows up in News & Events for every resident.',

  deleteQuestion: 'Are you sure you want to delete this news item?',
  deleteConsequence: 'Nobody will see it anymore. This cannot be undone.',
  created: 'News created successfully!',
  updated: 'News updated successfully!',
  deleted: 'News item deleted',
  publishedToast: 'News item published',
  unpublishedToast: 'News item unpublished',
  failedToLoad: 'Failed to load news and events',
  failedToSave: 'Failed to save news item',
  failedToDelete: 'Failed to delete news item',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'news' }),
);
