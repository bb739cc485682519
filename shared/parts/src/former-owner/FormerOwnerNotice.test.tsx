import { identitySignedIn } from '@hoa/portal';
import { actors, fakeGateway, renderScreen } from '@hoa/portal/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormerOwnerNotice } from './FormerOwnerNotice.tsx';

it('says until when one owned the home, and what one can still read', async () => {
  const { uid, displayName, email, hoaId } = actors.resident;
  const own = { id: 'own', hoaId, role: 'resident', unit: 'North 102', tenure: 'owner' } as const;
  const { store } = renderScreen(<FormerOwnerNotice />, { gateway: fakeGateway({}) });
  expect(screen.queryByRole('status')).toBeNull();
  act(() =>
    store.dispatch(
      identitySignedIn({
        ...{ user: { uid, displayName, email }, role: 'resident', membershipId: 'own' },
        memberships: [{ ...own, until: '2026-05-17T18:00:00.000Z' }],
      }),
    ),
  );
  expect(await screen.findByText('You owned North 102 until May 17, 2026.')).toBeVisible();
});
