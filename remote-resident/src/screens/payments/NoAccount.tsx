import { useActor } from '@hoa/portal';
import { Card, EmptyState } from '@hoa/ui';
import { Wallet } from 'lucide-react';
import { useText } from './messages.ts';

/** Says why a person can't pay: the owner pays the dues of a tenant's home, and some homes have no account. */
export function NoAccount() {
  const text = useText();
  const isTenant = useActor().tenure === 'tenant';
  return (
    <Card>
      <EmptyState compact icon={<Wallet />} title={isTenant ? text.ownerPays : text.noAccount}>
        {isTenant ? text.ownerPaysHint : text.noAccountHint}
      </EmptyState>
    </Card>
  );
}
