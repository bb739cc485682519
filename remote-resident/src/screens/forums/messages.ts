import { defineMessages, formatNumber, plural } from '@hoa/ui/text';

export const en = {
  title: 'Community Forums',
  description: 'Ask, propose, and see what your neighbors talk about.',
  newTopic: 'New Topic',
  newTopicComingSoon: 'New topics are coming soon!',
  withheld: 'Not open to everyone',
  moderationLog: 'Moderation Log',
  failed: 'Failed to load forum topics',
  topics: 'Topics',
  tags: 'Tags',
  allTopics: 'All Topics',
  showAllTopics: 'Show all topics',
  noTopics: 'No forum topics available yet',
  noTopicsHint: 'What neighbors begin to discuss will show up here.',
  noTopicsWithTag: ({ tag }: { tag: string }) => `No topics found with tag "${tag}"`,
  active: 'Last activity:',
  comments: ({ n }: { n: number }) =>
    plural('en', n, { one: '1 comment', other: `${formatNumber(n, 'en')} comments` }),
  views: ({ n }: { n: number }) =>
    plural('en', n, { one: '1 view', other: `${formatNumber(n, 'en')} views` }),
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'forums' }),
);
