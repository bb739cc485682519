import { fakeGateway, renderScreen } from '@hoa/portal/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SoonButton } from './SoonButton.tsx';

it('keeps its label as its name, has the description Soon and handles clicks', async () => {
  const press = vi.fn();
  const { user } = renderScreen(<SoonButton onClick={press}>Compose</SoonButton>, {
    gateway: fakeGateway({}),
  });
  const button = screen.getByRole('button', { name: 'Compose' });
  expect(button).toHaveAccessibleDescription('Soon');
  expect(button).toHaveTextContent(/^Compose$/);
  await user.click(button);
  expect(press).toHaveBeenCalledOnce();
});
