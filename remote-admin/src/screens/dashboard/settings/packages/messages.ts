import { defineMessages, plural } from '@hoa/ui/text';

export const en = {
  title: 'Auditor’s packages',
  hint: 'Payments of dues, invoices with their work orders, and who held which seat, office and home in a period, as a ZIP file. A link downloads it without sign-in until the day that you choose.',
  make: 'Make a package',
  from: 'First day of the period',
  to: 'Last day of the period',
  endsOn: 'Last day of the link',
  endsOnHint: 'At most 90 days from today. You can revoke the link earlier.',
  none: 'No links at the moment',
  failedToLoad: 'Failed to load the packages',
  failedToMake: 'Failed to make the package',
  madeTitle: 'The package is being made',
  onceTitle: 'Copy the address now',
  once: ({ day }: { day: string }) =>
    `It is shown only here. Whoever has it can download the package until ${day}.`,
  address: 'Address',
  email: 'Write an email',
  emailSubject: 'Records for the audit',
  emailBody: ({ from, to, day, address }: EmailParams) =>
    `The records from ${from} to ${to} can be downloaded here until ${day}:\n\n${address}`,
  done: 'Done',
  period: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
  until: ({ day }: { day: string }) => `Link until ${day}`,
  madeBy: ({ name, day }: { name: string; day: string }) => `Made by ${name} on ${day}`,
  running: 'Being prepared',
  failed: 'Failed. Revoke it and make another one.',
  downloads: ({ n, day }: { n: number; day: string }) =>
    plural('en', n, {
      one: `Downloaded once, on ${day}`,
      other: `Downloaded ${n} times, last on ${day}`,
    }),
  notDownloaded: 'Not downloaded yet',
  revoke: 'Revoke',
  revokeOf: ({ period }: { period: string }) => `Revoke the link for ${period}`,
  revokeQuestion: 'Revoke this link?',
  revokeEffect: 'Nobody can download the package any more.',
  revokeConfirm: 'Revoke link',
  revoked: 'Link revoked',
  failedToRevoke: 'Failed to revoke the link',
};

interface EmailParams {
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly address: string;
}

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../../locales', import: 'packages' }),
);
