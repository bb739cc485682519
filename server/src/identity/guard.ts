import { type Operation, operations } from '@hoa/api';
import { normalizeEmail } from '@hoa/domain/email';
import { accountOf, type Guard, type GuardedOperation } from '../ports/sessions.ts';
import type { Limits } from './limits.ts';
import type { Reauth } from './reauth.ts';

/**
 * Operations that send mail to addresses that the person enters, or to people whom they choose. Other notification mails are limited by recipient instead:
 * `noticesToPerson`.
 */
const mailing: ReadonlySet<Operation> = new Set([
  'people.invite',
  'people.sendInvitation',
  'people.sendInvitations',
  'people.changeEmail',
  'homes.recordSale',
  'profile.update',
  'broadcasts.send',
  'threads.compose',
]);

/** Requires re-authentication for sensitive operations and counts those that could be misused. */
export function createGuard(
  reauth: Pick<Reauth, 'assertRecent'>,
  limits: Pick<Limits, 'count'>,
): Guard {
  return {
    async beforeOperation(guarded) {
      const { signedIn, name } = guarded;
      if (needsReauth(guarded)) await reauth.assertRecent(signedIn);
      const account = accountOf(signedIn);
      if (mailing.has(name)) await limits.count(['mailsByPerson', account]);
      if (/^exports\.(request|makePackage)$/.test(name))
        await limits.count(['exportsByPerson', account]);
      if (name === 'people.import') {
        await limits.count(['importedByPerson', account, linesOf(guarded.input)]);
      }
    },
    beforeUpload: (signedIn, bytes) =>
      limits.count(
        ['uploadsByPerson', accountOf(signedIn)],
        ['kilobytesByPerson', accountOf(signedIn), Math.ceil(bytes / 1000)],
      ),
    beforeStoring: (signedIn, moreBytes) =>
      limits.count(['kilobytesByPerson', accountOf(signedIn), Math.ceil(moreBytes / 1000)]),
    async beforeExport(signedIn) {
      await reauth.assertRecent(signedIn);
      await limits.count(['exportsByPerson', accountOf(signedIn)]);
    },
  };
}

/**
 * True if the operation requires re-authentication: an administrator changes people, roles, offices or their own
 * passkeys or exports the association, or a person changes their own email address for sign-in.
 */
function needsReauth({ signedIn, actor, name, input }: GuardedOperation): boolean {
  if (name === 'profile.update') return !isEmailOf(signedIn.person.email, input);
  const isSensitive =
    /^(people|passkeys|offices|exports)\.(?!revokePackage$)|^homes\..+Sale$|^imports\.undo$/.test(
      name,
    ) && operations[name].kind === 'command';
  return isSensitive && actor.role === 'admin';
}

/** Returns the maximum number of people that the input may invite. */
function linesOf(input: object): number {
  return 'csv' in input && typeof input.csv === 'string' ? input.csv.split(/\r\n?|\n/).length : 1;
}

function isEmailOf(email: string, input: object): boolean {
  return (
    'email' in input &&
    typeof input.email === 'string' &&
    normalizeEmail(input.email) === normalizeEmail(email)
  );
}
