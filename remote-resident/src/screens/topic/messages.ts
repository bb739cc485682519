import { defineMessages, formatNumber, plural } from '@hoa/ui/text';

export const en = {
  topic: 'Topic',
  notFound: 'Topic not found',
  notFoundHint: 'It may have been deleted, or the address is not quite right.',
  allTopics: 'All Topics',
  failed: 'Failed to load topic details',
  moderate: 'Moderate',
  moderateComingSoon: 'Moderation is coming soon!',
  tags: 'Tags',
  active: 'Last activity:',
  views: ({ n }: { n: number }) =>
    plural('en', n, { one: '1 view', other: `${formatNumber(n, 'en')} views` }),
  updates: 'Updates',
  noUpdates: 'No updates from the board yet.',
  comments: ({ n }: { n: number }) => `Comments (${formatNumber(n, 'en')})`,
  showEarlier: 'Show earlier comments',
  noComments: 'No comments yet. Yours would be the first.',
  noCommentsLocked: 'No comments.',
  repliesTo: ({ name }: { name: string }) => `Replies to ${name}`,
  addComment: 'Add a comment',
  post: 'Post Comment',
  required: 'Comment is required',
  replyRequired: 'Reply is required',
  locked: 'This topic is locked',
  reply: 'Reply',
  replyTo: ({ name }: { name: string }) => `Reply to ${name}`,
  postReply: 'Post Reply',
  edit: 'Edit',
  editComment: 'Edit comment',
  save: 'Save',
  edited: 'edited',
  leftToEdit: ({ time }: { time: string }) => `${time} left to edit`,
  windowOver: 'Comments can be edited for 10 minutes',
  delete: 'Delete',
  deleteQuestion: 'Are you sure you want to delete this comment?',
  quoted: ({ words }: { words: string }) => `“${words}”`,
  repliesGoToo: 'The replies to it will be deleted too.',
  posted: 'Comment posted!',
  updated: 'Comment updated!',
  deleted: 'Comment deleted!',
  failedToPost: 'Failed to post comment',
  failedToUpdate: 'Failed to update comment',
  failedToDelete: 'Failed to delete comment',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'topic' }),
);
