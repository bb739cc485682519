import { PortalError } from '@hoa/api';
import { maySeeAdminDashboard } from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { OwnPasskeys } from '../ports/services.ts';

const listPasskeys: UseCase<'passkeys.list'> = (context) => passkeysOf(context).list();

const beginPasskey: UseCase<'passkeys.begin'> = async (context) => ({
  options: await passkeysOf(context).begin(),
});

const addPasskey: UseCase<'passkeys.add'> = async (context, { response }) => {
  await passkeysOf(context).add(response);
  return {};
};

const removePasskey: UseCase<'passkeys.remove'> = async (context, { passkeyId }) => {
  await passkeysOf(context).remove(passkeyId);
  return {};
};

/** Passkeys confirm changes of people. */
function passkeysOf({ actor, passkeys }: UseCaseContext): OwnPasskeys {
  if (!passkeys) throw new PortalError('not-supported');
  assertAllowed(maySeeAdminDashboard(actor));
  return passkeys;
}

export const passkeyUseCases = {
  'passkeys.list': listPasskeys,
  'passkeys.begin': beginPasskey,
  'passkeys.add': addPasskey,
  'passkeys.remove': removePasskey,
} satisfies UseCases;
