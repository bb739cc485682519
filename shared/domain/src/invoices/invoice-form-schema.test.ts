import { describe, expect, it } from 'vitest';
import {
  blankMaterial,
  invoiceFormSchema,
  ticketInvoiceFormSchema,
} from './invoice-form-schema.ts';

type Parsed = {
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
};

const problems = ({ error }: Parsed) =>
  Object.fromEntries(error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []);

const drawerForm = {
  laborHours: '1.25',
  laborRate: '75.00',
  materialsCost: '',
  amount: '112.50',
  description: '  Work completed for: Leak ',
  notes: '',
  attachments: [],
};

const pageForm = {
  workOrderId: 'TKT-1001',
  workOrderTitle: 'Leak',
  laborHours: '2',
  laborRate: '75',
  materials: [{ item: 'Pipe', quantity: '2', unitCost: '12.5' }],
  notes: '',
};

describe("the drawer's form", () => {
  it('reads texts as cents and hours', () => {
    expect(ticketInvoiceFormSchema.parse(drawerForm)).toEqual({
      laborHours: 1.25,
      laborRate: 7500,
      materialsCost: 0,
      amount: 11_250,
      description: 'Work completed for: Leak',
      notes: '',
      attachments: [],
    });
  });

  it.each([
    [{ amount: '' }, { amount: 'amount-invalid' }],
    [{ amount: '0' }, { amount: 'amount-invalid' }],
    [{ amount: '-1' }, { amount: 'amount-invalid' }],
    [{ amount: 'x' }, { amount: 'amount-invalid' }],
    [{ description: '  ' }, { description: 'description-required' }],
    [{ laborHours: '-1' }, { laborHours: 'number-invalid' }],
    [{ laborHours: '1.255' }, { laborHours: 'hours-decimals' }],
    [{ laborHours: '10000.5' }, { laborHours: 'hours-too-many' }],
    [{ laborRate: '10,000,000.01' }, { laborRate: 'amount-too-large' }],
    [{ amount: '99999999999' }, { amount: 'amount-too-large' }],
    [{ laborRate: '7.555' }, { laborRate: 'number-invalid' }],
    [{ materialsCost: '-1' }, { materialsCost: 'number-invalid' }],
  ])('%j is refused with %j [5.7 5.15]', (change, expected) => {
    expect(problems(ticketInvoiceFormSchema.safeParse({ ...drawerForm, ...change }))).toEqual(
      expected,
    );
  });
});

describe("the invoices page's form", () => {
  it('reads texts as cents and hours', () => {
    expect(invoiceFormSchema.parse(pageForm)).toMatchObject({
      laborHours: 2,
      laborRate: 7500,
      materials: [{ item: 'Pipe', quantity: 2, unitCost: 1250 }],
    });
  });

  it('accepts a blank materials line, for an invoice with labor only', () => {
    const { materials } = invoiceFormSchema.parse({ ...pageForm, materials: [blankMaterial] });
    expect(materials).toEqual([{ item: '', quantity: 1, unitCost: 0 }]);
  });

  it.each([
    [{ workOrderId: '' }, { workOrderId: 'work-order-required' }],
    [{ workOrderTitle: ' ' }, { workOrderTitle: 'title-required' }],
    [{ laborHours: '' }, { laborHours: 'labor-hours-required' }],
    [{ laborRate: '' }, { laborRate: 'labor-rate-required' }],
    [{ materials: [] }, { materials: 'materials-minimum' }],
    [{ laborHours: '10000', laborRate: '1000.01' }, { '': 'total-too-large' }],
    [
      { materials: [{ item: 'Pipe', quantity: '100001', unitCost: '1' }] },
      { 'materials.0.quantity': 'quantity-too-large' },
    ],
    [
      { materials: [{ item: 'Pipe', quantity: '0', unitCost: '1' }] },
      { 'materials.0.quantity': 'quantity-minimum' },
    ],
    [
      { materials: [{ item: 'Pipe', quantity: '1.5', unitCost: '1' }] },
      { 'materials.0.quantity': 'quantity-minimum' },
    ],
    [
      { materials: [{ item: 'Pipe', quantity: '', unitCost: '-1' }] },
      { 'materials.0.quantity': 'quantity-minimum', 'materials.0.unitCost': 'number-invalid' },
    ],
  ])('%j is refused with %j [5.7 5.15]', (change, expected) => {
    expect(problems(invoiceFormSchema.safeParse({ ...pageForm, ...change }))).toEqual(expected);
  });
});
