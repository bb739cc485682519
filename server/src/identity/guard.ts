import { type Operation, operations } from '@hoa/api';
import type { Guard, Guarded } from '../ports.ts';
import type { Limits } from './limits.ts';
import type { Proofs } from './proofs.ts';

/** Operations that mail somebody, and so could flood them. */
const mailing: ReadonlySet<Operation> = new Set([
  'people.invite',
  'people.import',
  'people.changeEmail',
  'profile.update',
  'broadcasts.send',
]);

/** Asks for a recent proof where much is at stake, and counts what could be misused. */
export function createGuard(
  proofs: Pick<Proofs, 'assertRecent'>,
  limits: Pick<Limits, 'count'>,
): Guard {
  return {
    async beforeOperation(guarded) {
      const { signedIn, name } = guarded;
      if (needsProof(guarded)) await proofs.assertRecent(signedIn);
      if (mailing.has(name)) await limits.count(['mailsByPerson', signedIn.person.uid]);
    },
    beforeUpload: (uid) => limits.count(['uploadsByPerson', uid]),
    async beforeExport(signedIn) {
      await proofs.assertRecent(signedIn);
      await limits.count(['exportsByPerson', signedIn.person.uid]);
    },
  };
}

/**
 * Whether it is asked again who somebody is: before an administrator changes people and their roles, before anybody
 * changes the email that they sign in by.
 */
function needsProof({ signedIn, actor, name, input }: Guarded): boolean {
  if (name === 'profile.update') return !isEmailOf(signedIn.person.email, input);
  const changesPeople = name.startsWith('people.') && operations[name].kind === 'command';
  return changesPeople && actor.role === 'admin';
}

function isEmailOf(email: string, input: object): boolean {
  return (
    'email' in input &&
    typeof input.email === 'string' &&
    input.email.trim().toLowerCase() === email.toLowerCase()
  );
}
