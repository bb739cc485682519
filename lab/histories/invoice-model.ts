import type { Input } from '@hoa/api';
import type { Invoice } from '@hoa/domain';
import { answerOf, type Call, isRefused } from './call.ts';
import type { Model } from './linearize.ts';

export interface InvoiceState {
  readonly status: 'draft' | 'submitted' | 'deleted';
  readonly laborHours: number;
}

/** The state of an invoice that the rig has just created. */
export const newDraft: InvoiceState = { status: 'draft', laborHours: 1 };

/** An invoice of the vendor for completed work. */
export const invoiceModel: Model<InvoiceState> = {
  step(state, call) {
    if (isRefused(call, 'not-found')) return state.status === 'deleted' ? state : undefined;
    if (state.status === 'deleted') return undefined;
    if (call.name === 'invoices.get') {
      return !isRefused(call) && shows(state, call) ? state : undefined;
    }
    if (isRefused(call, 'invoice-not-draft')) return state.status === 'draft' ? undefined : state;
    if (isRefused(call) || state.status !== 'draft') return undefined;
    const after = changedBy(state, call);
    return call.name === 'invoices.delete' || shows(after, call) ? after : undefined;
  },
};

function changedBy(state: InvoiceState, { name, input }: Call): InvoiceState {
  if (name === 'invoices.delete') return { ...state, status: 'deleted' };
  if (name === 'invoices.submit') return { ...state, status: 'submitted' };
  return { ...state, laborHours: (input as Input<'invoices.save'>).laborHours };
}

function shows({ status, laborHours }: InvoiceState, call: Call): boolean {
  if (call.outcome.kind === 'unknown') return true;
  const invoice = answerOf<Invoice>(call);
  return invoice.status === status && invoice.laborHours === laborHours;
}
