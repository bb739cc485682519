import { Link, Page } from '@hoa/shared';
import type { Role } from '@hoa/shared/domain';
import { buttonClass, EmptyState } from '@hoa/shared/ui';
import { Lock } from 'lucide-react';
import { useText } from '../messages/index.ts';

/** Says that a page is not open to the role one is here in, and which role that is. */
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
