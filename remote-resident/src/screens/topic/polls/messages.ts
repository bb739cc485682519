import { defineMessages, formatNumber, plural } from '@hoa/ui/text';

const number = (n: number) => formatNumber(n, 'en');

export const en = {
  polls: 'Polls',
  failed: 'Failed to load polls',
  addPoll: 'Add Poll',
  question: 'Question',
  options: 'Options',
  optionsHint: '2 to 10, each on its own line.',
  voters: 'Votes',
  voterKinds: { home: 'One per home', person: 'One per person' },
  voterHints: {
    home: 'Its owners vote together; who owns three homes has three votes.',
    person: 'Every resident votes, tenants included.',
  },
  secret: 'Secret',
  secretHint: 'Nobody can find out who voted for what. The result is shown after the end.',
  showsResult: 'Show the result before the end',
  lastDay: 'Last day',
  created: 'Poll added!',
  failedToCreate: 'Failed to add poll',
  secretVote: 'Secret',
  openVote: 'Open: everyone sees who voted for what',
  openUntil: ({ day }: { day: string }) => `Open through ${day}`,
  ended: ({ day }: { day: string }) => `Ended on ${day}`,
  yourVote: 'Your vote',
  voteOf: ({ unit }: { unit: string }) => `Vote of ${unit}`,
  choose: 'Choose an option',
  vote: 'Vote',
  changeVote: 'Change Vote',
  hasVoted: 'Voted. You can vote again until the end, which replaces this vote.',
  voted: 'Vote counted!',
  failedToVote: 'Failed to vote',
  notYours: 'You have no vote in this poll.',
  resultLater: 'The result is shown after the end.',
  result: 'Result',
  failedResult: 'Failed to load the result',
  votes: ({ n }: { n: number }) => plural('en', n, { one: '1 vote', other: `${number(n)} votes` }),
  turnout: ({ voted, eligible }: { voted: number; eligible: number }) =>
    `Turnout: ${number(voted)} of ${number(eligible)}`,
  who: 'Who voted for what',
  onPaper: 'Record Paper Vote',
  home: 'Home',
  noSuchHome: 'No home with an owner has this number',
  record: 'Record Vote',
  recorded: 'Paper vote recorded!',
  failedToRecord: 'Failed to record paper vote',
  delete: 'Delete Poll',
  deleteQuestion: 'Delete this poll and its votes?',
  deleted: 'Poll deleted!',
  failedToDelete: 'Failed to delete poll',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'polls' }),
);
