import type { SignInLinkService } from './magic-link-provider.ts';
import { looksLikeSignInLink } from './sign-in-link.ts';

const refuse = () => Promise.reject(new Error('The sign-in service is not configured.'));

/** Replaces the sign-in service while its configuration holds placeholders. */
export const unconfiguredService: SignInLinkService = {
  send: refuse,
  isSignInLink: looksLikeSignInLink,
  signIn: refuse,
  signOut: async () => undefined,
  onAuthStateChanged: () => () => undefined,
};
