import type { Role } from '@hoa/domain';
import { Link, Page } from '@hoa/portal';
import { buttonClass, EmptyState } from '@hoa/ui';
import { Lock } from 'lucide-react';
import { useText } from '../messages.ts';

/** Shows that the current role may not open this page. */
export function AccessRestricted({ role }: { readonly role: Role }) {
  const text = useText();
  return (
    <Page title={text.restricted}>
      <EmptyState
        icon={<Lock />}
        title={text.restrictedText({ role: text.roles[role] })}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {text.goHome}
          </Link>
        }
      />
    </Page>
  );
}
