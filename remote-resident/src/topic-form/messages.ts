import { defineMessages } from '@hoa/ui/text';

export const en = {
  newTopic: 'New Topic',
  editTopic: 'Edit Topic',
  title: 'Title',
  description: 'Description',
  tags: 'Tags',
  tagsHint: 'Separated by commas, for example: parking, safety',
  waitsHint: 'Others can read it once a moderator has approved it.',
  addPoll: 'Add a poll',
  addPollHint: 'You write it in the next step.',
  create: 'Create Topic',
  created: 'Topic created successfully!',
  sentForApproval: 'Topic sent for approval!',
  failedToCreate: 'Failed to create topic',
  save: 'Save Changes',
  saved: 'Topic updated!',
  failedToSave: 'Failed to update topic',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'topicForm' }),
);
