import { useActor, useAppState, useOperation } from '@hoa/portal';
import { Card, EmptyState, Icon } from '@hoa/ui';
import { Wallet } from 'lucide';
import { useText } from './messages.ts';

/** Says why a person can't pay: the owner pays the dues of a tenant's home, and some homes have no account. */
export function NoAccount() {
  const text = useText();
  const isTenant = useActor().tenure === 'tenant';
  return (
    <Card>
      <EmptyState
        compact
        icon={<Icon icon={Wallet} />}
        title={isTenant ? text.ownerPays : text.noAccount}
      >
        {isTenant ? text.ownerPaysHint : text.noAccountHint}
      </EmptyState>
    </Card>
  );
}

/**
 * True if the person has no account to pay; false until the account is read. Sample people always have the form: in the
 * specified live mode without a server, nobody has an account, and paying says that it is not implemented.
 */
export function useHasNoAccount(): boolean {
  const isSamplePerson = useAppState('mockOn');
  const { data } = useOperation('account.get', {});
  return data === null && !isSamplePerson;
}
