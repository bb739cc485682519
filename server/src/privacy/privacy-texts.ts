import { textsByLocale } from '@hoa/locales';

/** Describes the stored personal data and how long it is kept; must match docs/privacy.md. */
export const en = {
  portal: 'Community Portal',
  title: 'Privacy',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        'Your association runs this portal and decides what it is used for. Its administrators answer questions about your data.',
      ],
    },
    {
      heading: 'What is kept',
      paragraphs: [
        'Your name, email, phone number, postal address, home and role; what you write and upload; your answers to events; your tickets, invoices and payments; your settings; where you are signed in; and who changed what and when.',
        'Pictures lose the place and camera that are stored in them. Card and bank numbers are never kept here.',
      ],
    },
    {
      heading: 'What it is used for',
      paragraphs: [
        'To run the association: to answer tickets, to tell you news, to collect dues and to pay vendors. Nothing is sold, nobody is tracked, and no other site is told what you do here.',
        'One cookie keeps you signed in. Another one lasts a year and shows that you have signed in with this browser before, so that nobody can stop you from asking for a link. What this browser keeps of pages that you have read is removed when you sign out.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'You, the administrators of your association, and those you write to. Your neighbors see what you allow in your profile. A vendor sees the tickets that were assigned to them. An administrator may view the portal as you see it, without changing anything; your history records it. Administrators of news see how many have seen an announcement, not who.',
        'All members see what you write in the forums, unless a moderator hides it, and how you vote in an open poll. In a secret poll nobody can find out what you voted for, only whether you voted.',
        'Only those you write to see a message to neighbors, and an administrator’s view does not show it. If one of them reports it, those who answer for the office see a copy. Nobody is told that you blocked or reported them.',
        'Whoever has your personal calendar address sees the events of your association. You can replace it or turn it off at any time, and it ends when you leave.',
        'Administrators may share a file with an auditor by a link that ends within 90 days. It lists who owned which home, who held which seat or office, and what was paid.',
      ],
    },
    {
      heading: 'How long it is kept',
      paragraphs: [
        'A sign-in ends after {sessionDays} days without use and after {maxSessionDays} days at most. A link to sign in works for 15 minutes, a code for 10. An upload that is not used is removed within two days. A mail is removed from the queue once it is sent, or after 14 days when it cannot be sent. An answer by mail is kept only as the message that it becomes; the address for it works for a year after its last mail.',
        'Tickets, payments and the record of changes stay as long as the association must be able to account for them. When you have left, the association can replace your name, email, phone number and postal address by a pseudonym everywhere, the record of changes included. If you have sold your home, you can still sign in to read the receipts and tickets of your time there, and nothing else.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You correct your details in your profile. You may ask the administrators to correct, restrict or erase what is kept on you, and complain to a data protection authority.',
      ],
    },
  ],
  download: {
    heading: 'Your own data',
    lead: 'Everything that is kept on you, as a file (JSON). Files that you uploaded are named in it; you download them where you attached them. A code is emailed to you first.',
    button: 'Download My Data',
    code: 'Code',
    confirm: 'Confirm',
    sent: 'A six-digit code was emailed to you. Type it here within 10 minutes.',
    done: 'Your data was downloaded.',
  },
  errors: {
    'signed-out': 'Sign in to the portal first.',
    wrong: 'This code is wrong, used or too old. Ask for a new one.',
    often: 'Too many tries. Wait a few minutes and try again.',
    failed: 'The connection failed. Check it and try again.',
  },
};

export type PrivacyTexts = typeof en;

export const privacyTexts = textsByLocale(
  en,
  import.meta.glob('./??.ts', { base: '../locales', eager: true, import: 'privacy' }),
);
