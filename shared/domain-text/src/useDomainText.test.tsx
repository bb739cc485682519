import { setLocale } from '@hoa/ui/text';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDomainText } from './index.ts';

function Badge() {
  return <p>{useDomainText().ticketStatuses.waiting_resident}</p>;
}

it('labels follow the page’s language', async () => {
  render(<Badge />);
  expect(screen.getByText('Waiting for Resident')).toBeVisible();
  await act(async () => setLocale('fr'));
  expect(await screen.findByText('En attente du résident')).toBeVisible();
});
