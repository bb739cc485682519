import { actors, fakeGateway, renderScreen } from '@hoa/portal/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pages } from '../../pages.ts';
import { VendorMenuScreen } from './VendorMenuScreen.tsx';

const menu = pages.flatMap((page) => ('menu' in page ? [{ path: page.path, ...page.menu }] : []));

it('leads to Vendor Dashboard and Invoices, and holds the Vendor Tools [2.18.2 6.16]', async () => {
  const { user } = renderScreen(<VendorMenuScreen />, {
    gateway: fakeGateway({}),
    actor: actors.vendor,
    menu,
  });
  const links = within(screen.getByRole('list', { name: 'Pages' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Vendor Dashboard', '/vendor'],
    ['Invoices', '/vendor/invoices'],
  ]);
  const tools = within(screen.getByRole('region', { name: 'Vendor Tools' }));
  expect(tools.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Submit Invoice',
    'Log Work Hours',
    'Update Service Areas',
  ]);
  await user.click(tools.getByRole('button', { name: 'Log Work Hours' }));
  expect(await screen.findByText('Logging work hours is coming soon.')).toBeInTheDocument();
});
