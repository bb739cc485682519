export const en = {
  title: ({ portal }: { portal: string }) => `Welcome to ${portal}`,
  intro: {
    resident: 'Your home, your neighbors and the office in one place. A few things to begin with:',
    vendor: 'Your jobs, messages and payments in one place. A few things to begin with:',
    admin: 'All that the community asks of you in one place. A few things to begin with:',
  },
  dismiss: 'Hide this welcome',
  report: 'Report a problem',
  pay: 'Pay your dues',
  attend: 'See what is coming up',
  talk: 'Ask your neighbors',
  compare: 'Sort your jobs',
  finished: 'Find finished work',
  bill: 'Write a bill',
  triage: 'See what was reported',
  order: 'Order work',
  announce: 'Tell the news',
  broadcast: 'Write to everybody',
};

export type Messages = typeof en;
