import { aWorkOrder } from '@hoa/domain/testing';
import { PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { setLocale } from '@hoa/ui/text';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CreateInvoice } from './CreateInvoice.tsx';

const ticket = aWorkOrder({ status: 'resolved' });

async function renderForm(handlers: Handlers = {}) {
  const gateway = fakeGateway({
    'tickets.submitInvoice': ({ ticketId, amount, description }) => ({
      id: 'I-1',
      ticketId,
      amount,
      description,
      attachments: [],
      status: 'submitted',
      vendorUid: 'vendor-1',
      submittedBy: { uid: 'vendor-1', displayName: 'Vic Vendor', role: 'vendor' },
      createdAt: '2026-03-02T09:00:00.000Z',
    }),
    ...handlers,
  });
  const onClose = vi.fn();
  const view = renderScreen(<CreateInvoice ticket={ticket} onClose={onClose} />, {
    gateway,
    actor: actors.vendor,
  });
  await screen.findByRole('dialog');
  const { user } = view;
  const type = async (name: string, words: string) => {
    await user.clear(field(name));
    if (words !== '') await user.type(field(name), words);
  };
  return { ...view, type, onClose };
}

const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'Submit Invoice' });
const question = () => screen.findByRole('alertdialog', { name: /^Submit an invoice for / });
const confirm = async () => within(await question()).getByRole('button', { name: 'Submit' });
const disabled = () => submit().getAttribute('aria-disabled') === 'true';

describe('the invoice of a resolved work order', () => {
  it('starts without a rate in an association without a default rate', async () => {
    await renderForm({ 'association.get': () => ({ timeZone: 'America/Denver' }) });
    expect(await screen.findByLabelText('Labor Rate')).toHaveDisplayValue('');
  });

  it('begins with the specified values and names the work order [2.7.26 5.9 9.7]', async () => {
    await renderForm();
    expect(screen.getByRole('dialog', { name: 'Create Invoice' })).toHaveTextContent(
      'Work order TKT-1001 · Leak under the sink',
    );
    expect(field('Labor Rate')).toHaveDisplayValue('75.00');
    expect(field('Materials Cost')).toHaveDisplayValue('0.00');
    expect(field('Invoice Amount')).toHaveDisplayValue('');
    expect(field('Description')).toHaveDisplayValue('Work completed for: Leak under the sink');
    expect(disabled()).toBe(true);
  });

  it.each([
    ['Labor Hours', '0.01', '0.005'],
    ['Labor Rate', '0.01', '0.005'],
    ['Materials Cost', '0.01', '0.005'],
  ])('takes %s in steps of %s from 0 on [5.12 9.8]', async (name, step, finer) => {
    const { type, user } = await renderForm();
    await type('Invoice Amount', '10');
    for (const wrong of [finer, '-1']) {
      await type(name, wrong);
      await user.click(submit());
      expect(field(name)).toBeInvalid();
    }
    await type(name, step);
    expect(field(name)).toBeValid();
  });

  it.each(['es', 'fr', 'de'] as const)(
    'takes and shows amounts as %s writes them',
    async (language) => {
      onTestFinished(() => act(async () => setLocale('en')));
      await act(async () => setLocale(language));
      const { user } = await renderForm();
      const dialog = await screen.findByRole('dialog');
      const [hours, rate, materials, amount] = await waitFor(() => {
        const fields = within(dialog).getAllByRole<HTMLInputElement>('textbox');
        expect(fields[1]).toHaveDisplayValue('75,00');
        return fields;
      });
      expect(materials).toHaveDisplayValue('0,00');
      await user.type(hours as HTMLElement, '2,5');
      await user.clear(rate as HTMLElement);
      await user.type(rate as HTMLElement, '80,40');
      expect(amount).toHaveDisplayValue('201,00');
      expect(dialog).toHaveTextContent('201,00');
    },
  );

  it.each([
    // The amount of what was typed before the third decimal.
    ['2.345', '215.50'],
    ['-1', ''],
    ['two', ''],
  ])(
    'marks the hours %s as invalid while typing, and fills in no amount from the materials only',
    async (hours, amount) => {
      const { type } = await renderForm();
      await type('Materials Cost', '40');
      await type('Invoice Amount', '');
      await type('Labor Hours', hours);
      await waitFor(() => expect(field('Labor Hours')).toBeInvalid());
      expect(field('Invoice Amount')).toHaveDisplayValue(amount);
      expect(screen.getByText('Calculated Total').parentElement).toHaveTextContent('–');
      await type('Labor Hours', '2.25');
      await waitFor(() => expect(field('Labor Hours')).toBeValid());
      expect(field('Invoice Amount')).toHaveDisplayValue('208.75');
    },
  );

  it.each([
    ['Labor Hours', '0.5', '0.5'],
    ['Labor Rate', '0.01', '75.01'],
    ['Materials Cost', '0.01', '0.01'],
    ['Invoice Amount', '0.01', '0.01'],
  ])(
    '%s has a decimal keyboard, the minimum 0 and the step %s of the arrows',
    async (name, step, next) => {
      const { user } = await renderForm();
      expect(field(name)).toHaveAttribute('inputmode', 'decimal');
      expect(field(name)).toHaveAttribute('step', step);
      expect(field(name)).toHaveAttribute('min', '0');
      await user.type(field(name), '{ArrowUp}');
      expect(field(name)).toHaveDisplayValue(next);
    },
  );

  it('fills the amount from hours × rate + materials each time these change [2.7.27 5.10]', async () => {
    const { type } = await renderForm();
    await type('Labor Hours', '2.5');
    expect(field('Invoice Amount')).toHaveDisplayValue('187.50');
    await type('Materials Cost', '12.25');
    expect(field('Invoice Amount')).toHaveDisplayValue('199.75');
    await type('Labor Rate', '80');
    expect(field('Invoice Amount')).toHaveDisplayValue('212.25');
    expect(screen.getAllByText('$212.25').length).toBeGreaterThan(0);
  });

  it('does not change the amount while the total is 0, and lets the vendor edit it [2.7.30 5.11]', async () => {
    const { type } = await renderForm();
    await type('Invoice Amount', '100');
    await type('Labor Hours', '0');
    expect(field('Invoice Amount')).toHaveDisplayValue('100');
    await type('Labor Hours', '1');
    expect(field('Invoice Amount')).toHaveDisplayValue('75.00');
    await type('Invoice Amount', '70');
    expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('Adjustment-$5.00');
    expect(field('Invoice Amount')).toHaveDisplayValue('70');
  });

  it.each([
    ['', 'Work', true],
    ['10', '', true],
    ['10', '   ', true],
    ['10', 'Work', false],
  ])(
    'with amount %o and description %o is blocked: %s [5.8]',
    async (amount, description, blocked) => {
      const { type } = await renderForm();
      await type('Invoice Amount', amount);
      await type('Description', description);
      expect(disabled()).toBe(blocked);
    },
  );

  it.each(['0', '-5'])('refuses the amount %s [5.6]', async (amount) => {
    const { type, user, gateway } = await renderForm();
    await type('Invoice Amount', amount);
    await user.click(submit());
    expect(await screen.findByText('Valid amount is required')).toBeInTheDocument();
    expect(field('Invoice Amount')).toBeInvalid();
    expect(gateway.inputsOf('tickets.submitInvoice')).toEqual([]);
  });

  it('submits cents and hours, confirms it and closes [2.7.28 8.6.4]', async () => {
    const { type, user, gateway, onClose } = await renderForm();
    await type('Labor Hours', '3');
    await type('Materials Cost', '19.99');
    await type('Notes', 'Trap replaced');
    await user.click(submit());
    expect(await question()).toHaveAccessibleName('Submit an invoice for $244.99?');
    expect(gateway.inputsOf('tickets.submitInvoice')).toEqual([]);
    await user.click(await confirm());
    expect(await screen.findByText('Invoice submitted successfully!')).toBeInTheDocument();
    expect(gateway.inputsOf('tickets.submitInvoice')).toEqual([
      {
        ticketId: 'TKT-1001',
        amount: 24_499,
        description: 'Work completed for: Leak under the sink',
        notes: 'Trap replaced',
        laborHours: 3,
        laborRate: 7_500,
        materialsCost: 1_999,
        attachments: [],
      },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows an already submitted invoice before a second one', async () => {
    const other = {
      id: 'invoice-7',
      invoiceNumber: 'INV-2025-007',
      workOrderId: 'TKT-1001',
      workOrderTitle: 'Leak under the sink',
      vendorUid: 'vendor-1',
      vendorName: 'Vic Vendor',
      amount: 18_750,
      laborHours: 2.5,
      laborRate: 7_500,
      materials: [],
      status: 'submitted',
      dueDate: '2026-04-01',
    } as const;
    const draft = {
      ...other,
      id: 'invoice-8',
      invoiceNumber: 'INV-2025-008',
      status: 'draft',
    } as const;
    const { type, user } = await renderForm({
      'invoices.list': () => ({
        items: [
          { ...other, materials: [] },
          { ...draft, materials: [] },
        ],
        total: 2,
      }),
    });
    await type('Labor Hours', '3');
    await user.click(submit());
    expect(await within(await question()).findByRole('note')).toHaveTextContent(
      'This work order already has: INV-2025-007 ($187.50, Submitted).',
    );
  });

  it('closes by Cancel and sends nothing [2.7.30]', async () => {
    const { user, gateway, onClose } = await renderForm();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(gateway.inputsOf('tickets.submitInvoice')).toEqual([]);
  });

  it('submits nothing when the confirmation is canceled', async () => {
    const { type, user, gateway, onClose } = await renderForm();
    await type('Labor Hours', '3');
    await user.click(submit());
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(field('Labor Hours')).toHaveDisplayValue('3');
    expect(gateway.inputsOf('tickets.submitInvoice')).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    [new PortalError('invoice-not-authorized'), /^Not authorized to create invoice \(id: /],
    [new Error('down'), /^Failed to submit invoice \(id: /],
  ])('keeps the typed text when it fails with %s [8.4.3]', async (error, message) => {
    expectConsole(/to (create|submit) invoice/);
    const { type, user, onClose } = await renderForm({
      'tickets.submitInvoice': () => Promise.reject(error),
    });
    await type('Labor Hours', '3');
    await user.click(submit());
    await user.click(await confirm());
    expect(await screen.findByText(message)).toBeInTheDocument();
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(field('Labor Hours')).toHaveDisplayValue('3');
    expect(field('Invoice Amount')).toHaveDisplayValue('225.00');
    expect(onClose).not.toHaveBeenCalled();
  });
});
