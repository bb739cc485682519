import type { Messages } from './en.ts';

export const es: Messages = {
  detailNumber: ({ number }) => `Factura ${number}`,
  notFound: 'Factura no encontrada',
  notFoundHint: 'No existe o no le corresponde verla.',
  laborLine: ({ hours, rate }) => `${hours} h × ${rate}`,
  quantityOf: ({ n, cost }) => `${n} × ${cost}`,
  unnamedItem: 'Materiales',
  approved: 'Aprobada',
  paid: 'Pagada',
  notesTitle: 'Notas',
  lines: 'Conceptos',
  line: 'Concepto',
  calculation: 'Cálculo',
  amount: 'Importe',
  status: 'Estado',
  submitted: 'Presentada',
  due: 'Vence',
  labor: 'Mano de obra',
  total: 'Total',
  view: ({ number }) => `Ver ${number}`,
  vendor: 'Proveedor',
};
