import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Sign in',
  welcome: 'News, tickets and payments of your community in one place.',
  emailSignIn: 'Email Sign In',
  email: 'Email',
  mockHint: 'The portal runs on sample data now, so no email is sent. Use Mock Login above.',
  send: 'Send Magic Link',
  sent: 'Magic link sent! Check your email.',
  sendingFailed: 'Failed to send magic link',
  mockRefusal: 'Magic link is disabled in mock mode',
  mockLogin: 'Mock Login',
  mockLoginHint: 'Look around as one of the sample people.',
  help: 'Trouble signing in? Please contact your community’s administrator.',
  privacy: 'Privacy',
  mode: 'Mode',
  mockMode: 'Sample data to look around',
  liveMode: 'Your association, with a sign-in link by email',
  liveUnavailable: 'Live is not available now',
  liveNeedsHttps:
    'Sign in on a secure connection: open the portal over HTTPS or, on the computer that runs it, at http://localhost.',
  signIn: 'Sign In',
  linkFor: ({ email }: { email: string }) => `You opened the sign-in link for ${email}.`,
  codeSignIn: 'Enter the Code',
  codeSentTo: ({ email }: { email: string }) =>
    `If ${email} has access, you get an email with a link and a six-digit code. If access begins later, the email says from when.`,
  code: 'Code',
  codeRequired: 'Please enter the six digits from the email',
  chooseRole: 'Choose a Role',
  chooseRoleHint: 'You can switch later in the user menu.',
  errors: {
    'email-required': 'Please enter your email address',
    'email-invalid': 'Please enter a valid email address',
    'email-not-found': 'Email not found for sign-in completion',
    'not-a-link': 'This address is not a sign-in link',
    'sign-in-invalid': 'This link or code is wrong, used or too old. Ask for a new one.',
    network: 'The connection failed. Check it and try again.',
    busy: 'The portal is busy. Try again.',
    'too-many-requests': 'Too many tries. Wait a few minutes and try again.',
    'too-many-links':
      'Too many links were requested. If you received one in the last 15 minutes, open it. Otherwise, wait 15 minutes and try again.',
    'too-many-codes':
      'Too many codes were tried. Open the link in the email, or wait 15 minutes and try again.',
    'new-version': 'A new version of the portal is ready. Reload the page.',
    updating: 'The portal is being updated. Try again in a moment.',
  },
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'login' }),
);
