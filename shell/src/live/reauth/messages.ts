import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Confirm That It Is You',
  lead: ({ email }: { email: string }) =>
    `This needs a code. We email six digits to ${email}; they work for 10 minutes.`,
  code: 'Code',
  codeRequired: 'Please enter the six digits from the email',
  confirm: 'Confirm',
  sendAgain: 'Send a New Code',
  sent: 'Code sent! Check your email.',
  passkeyLead: 'Confirm with your passkey: fingerprint, face or device PIN.',
  usePasskey: 'Use Passkey',
  useCode: 'Email a Code',
  passkeyFailed: 'The passkey was not accepted. Try again or use a code.',
  errors: {
    failed: 'Failed to confirm',
    'sign-in-invalid': 'This code is wrong, used or too old. Ask for a new one.',
    'too-many-requests': 'Too many tries. Wait a few minutes and try again.',
    network: 'The connection failed. Check it and try again.',
    offline: "You're offline. Try again when you're connected.",
    busy: 'The portal is busy. Try again.',
  },
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'reauth' }),
);
