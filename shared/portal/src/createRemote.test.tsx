import { fakeGateway } from '@hoa/api/testing';
import type { Role } from '@hoa/domain';
import { actors } from '@hoa/domain/testing';
import { perLocale } from '@hoa/locales';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createRoot } from './createRemote.tsx';
import type { PageEntry } from './pages.ts';
import { reportError } from './report-error.ts';
import { createPortalStore } from './store.ts';

const title = perLocale((locale) => (locale === 'en' ? 'My Tickets' : `My Tickets (${locale})`));
const page: PageEntry = { id: 'tickets', path: '/tickets', roles: ['resident'], title };

afterEach(() => history.replaceState(null, '', '/'));

function open(role: Role): readonly string[] {
  history.replaceState(null, '', '/tickets');
  const { hoaId, uid, displayName, email } = actors[role];
  const gateway = fakeGateway({});
  const store = createPortalStore(gateway, { role, hoaId, user: { uid, displayName, email } });
  const fetched: string[] = [];
  const Root = createRoot({
    name: 'remote-resident',
    area: title,
    pages: [page],
    screens: {
      tickets: async () => {
        fetched.push('tickets');
        return { Screen: () => <p>The tickets</p> };
      },
    },
  });
  render(
    <Root
      store={store}
      supports={gateway.supports}
      upload={gateway.upload}
      download={gateway.download}
      navigate={() => undefined}
      menu={() => []}
      reportError={reportError}
      openQuickMenu={() => undefined}
      signInAs={() => undefined}
      signOut={() => undefined}
      resetSampleData={async () => undefined}
    />,
  );
  return fetched;
}

describe('the screens of a remote', () => {
  it('are shown to the roles of their page', async () => {
    open('resident');
    expect(await screen.findByText('The tickets')).toBeInTheDocument();
  });

  it('are not fetched for a role that another remote serves at the address', () => {
    expect(open('admin')).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'My Tickets' })).not.toBeInTheDocument();
  });
});
