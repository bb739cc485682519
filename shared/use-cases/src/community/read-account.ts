import { mayPay } from '@hoa/domain';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase } from '../use-case.ts';
import { ownedUnit } from './with-home.ts';

/** Returns the account of the actor's unit, or null if they own no unit. */
export const getAccount: UseCase<'account.get'> = async (context) => {
  assertAllowed(mayPay(context.actor));
  const unit = await ownedUnit(context);
  const account = unit === undefined ? undefined : await context.repositories.accounts.get(unit);
  if (!account) return null;
  const { id: _, version: __, ...shown } = account;
  return shown;
};
