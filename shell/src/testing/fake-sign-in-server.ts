import type { HttpClient } from '@hoa/api/http';
import type { OwnMembership, PublicContact } from '@hoa/domain';
import type { SignedInUser } from '@hoa/portal';
import { vi } from 'vitest';
import type { ServerSession } from '../sign-in/server-session.ts';

export const rae: SignedInUser = {
  uid: 'resident-1',
  email: 'rae@cedarhollow.example',
  displayName: 'Rae Whitcomb',
};

export const owner: OwnMembership = {
  id: 'm-owner',
  hoaId: 'default-hoa',
  role: 'resident',
  unit: 'A-101',
};

type Completed = ServerSession & { readonly returnTo?: string };

/** A fake sign-in server; every link and code signs in Rae. */
export function fakeSignInServer() {
  const sendLink = vi.fn(async (_input: object) => ({}));
  const complete = vi.fn(
    async (_input: object): Promise<Completed> => ({ person: rae, memberships: [owner] }),
  );
  const signOut = vi.fn(async (_input: object) => ({}));
  const contact = vi.fn(async (_query: object): Promise<PublicContact | null> => null);
  const answers: Readonly<Record<string, (input: object) => Promise<unknown>>> = {
    '/sign-in': sendLink,
    '/sign-in/complete': complete,
    '/sign-out': signOut,
  };
  const client: HttpClient = {
    async send(address, { input = {} } = {}) {
      const [path = '', query] = address.split('?');
      if (path === '/sign-in/contact')
        return contact(Object.fromEntries(new URLSearchParams(query)));
      const answer = answers[path];
      if (!answer) throw new Error(`The test gives no answer for ${path}.`);
      return answer(input);
    },
  };
  return { client, sendLink, complete, signOut, contact };
}
