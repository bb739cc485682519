import { useAppState, useOperation } from '@hoa/portal';

/**
 * True if the person has no account to pay; false until the account is read. Sample people always have the form: in the
 * specified live mode without a server, nobody has an account, and paying says that it is not implemented.
 */
export function useHasNoAccount(): boolean {
  const isSamplePerson = useAppState('mockOn');
  const { data } = useOperation('account.get', {});
  return data === null && !isSamplePerson;
}
