export const en = {
  title: 'Sign in',
  welcome: 'News, tickets and payments of your community in one place.',
  emailSignIn: 'Email Sign In',
  email: 'Email',
  mockHint: 'The portal runs on sample data now, so no email is sent. Use Mock Login below.',
  send: 'Send Magic Link',
  sent: 'Magic link sent! Check your email.',
  sendingFailed: 'Failed to send magic link',
  mockRefusal: 'Magic link is disabled in mock mode',
  mockLogin: 'Mock Login',
  mockLoginHint: 'Look around as one of the sample people.',
  help: 'Trouble signing in? Please contact your community’s administrator.',
  errors: {
    'email-required': 'Please enter your email address',
    'email-not-found': 'Email not found for sign-in completion',
    'not-a-link': 'This address is not a sign-in link',
  },
};

export type Messages = typeof en;
