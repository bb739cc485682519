import { mayPay } from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase } from '../kernel/use-case.ts';
import { ownedUnit } from '../people/shown-people.ts';

/** Returns the account of the actor's unit, or null if they own no unit. */
export const getAccount: UseCase<'account.get'> = async (context) => {
  assertAllowed(mayPay(context.actor));
  const unit = await ownedUnit(context);
  const account = unit === undefined ? undefined : await context.repositories.accounts.get(unit);
  if (!account) return null;
  const { id: _, version: __, ...shown } = account;
  return shown;
};
