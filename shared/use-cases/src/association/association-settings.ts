import { PortalError } from '@hoa/api';
import {
  mayManageAssociation,
  pictureTypes,
  type StoredAssociation,
  type ValidationCode,
  type VersionedSettings,
} from '@hoa/domain';
import { attachFiles } from '../documents/attach-files.ts';
import { storedSequence } from '../kernel/next-number.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { SequenceName } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';

const getSettings: UseCase<'association.settings'> = async (context) => {
  assertAllowed(mayManageAssociation(context.actor));
  const [settings, tickets, invoices] = await Promise.all([
    currentSettings(context),
    storedSequence(context.repositories, 'tickets'),
    storedSequence(context.repositories, 'invoices'),
  ]);
  return shownSettings(settings, { nextTicket: tickets.last + 1, nextInvoice: invoices.last + 1 });
};

/** Changes the settings. A next number may only rise, so that no number is assigned twice. */
const saveSettings: UseCase<'association.save'> = async (context, input) => {
  const { actor, repositories } = context;
  assertAllowed(mayManageAssociation(actor));
  const { version, nextTicket, nextInvoice, logo, ...changed } = input;
  const before = await currentSettings(context);
  const next = {
    nextTicket: await raiseNext(context, 'tickets', nextTicket, 'nextTicket'),
    nextInvoice: await raiseNext(context, 'invoices', nextInvoice, 'nextInvoice'),
  };
  const settings = repositories.associations.put({
    ...before,
    ...cleared,
    ...changed,
    ...(logo !== undefined && { logo: await changedLogo(context, before, logo) }),
    version,
  });
  return shownSettings(settings, next);
};

/** The settings that a change clears unless it sets them. */
const cleared = {
  emergencyPhone: undefined,
  receiptPrefix: undefined,
  duesAmount: undefined,
  laborRate: undefined,
};

/** Attaches the new logo and removes the one before; without an id, there is none. At most one statement. */
async function changedLogo(
  context: UseCaseContext,
  { id: ownerId, logo }: StoredAssociation,
  id: string,
): Promise<StoredAssociation['logo']> {
  if (id === logo?.id) return logo;
  if (logo) context.repositories.storedFiles.remove(logo.id);
  if (id === '') return undefined;
  const [file] = await attachFiles(context, [{ id }], { ownerKind: 'association', ownerId });
  if (!pictureTypes.some((type) => type === file?.mimeType)) {
    throw new PortalError('invalid-input', { field: 'logo' });
  }
  return { id, name: file?.name ?? '' };
}

const getSteps: UseCase<'association.steps'> = async (context) => {
  assertAllowed(mayManageAssociation(context.actor));
  const { units, residents, news, events, files } = context.repositories;
  const [settings, homes, people, items, dates, documents] = await Promise.all([
    currentSettings(context),
    units.count({}),
    residents.count({}),
    news.count({}),
    events.count({}),
    files.count({}),
  ]);
  const { version, emergencyPhone, duesAmount } = settings;
  return {
    settings: version > 1 || emergencyPhone !== undefined,
    dues: duesAmount !== undefined,
    homes: homes > 0,
    people: people > 0,
    news: items > 0,
    event: dates > 0,
    documents: documents > 0,
  };
};

async function currentSettings({
  association,
  repositories,
}: UseCaseContext): Promise<Versioned<StoredAssociation>> {
  const settings = await repositories.associations.get(association.id);
  if (!settings) throw new PortalError('not-found');
  return settings;
}

/** Raises the next number of a sequence if one is given, and returns the next number. */
async function raiseNext(
  { repositories }: UseCaseContext,
  id: SequenceName,
  wanted: number | undefined,
  field: 'nextTicket' | 'nextInvoice',
): Promise<number> {
  const before = await storedSequence(repositories, id);
  const least = before.last + 1;
  if (wanted === undefined || wanted === least) return least;
  if (wanted < least) {
    const problem: ValidationCode = 'number-assigned';
    throw new PortalError('invalid-input', { field, problem });
  }
  repositories.sequences.put({ ...before, last: wanted - 1 });
  return wanted;
}

function shownSettings(
  { confirmsEmails: _, ...settings }: Versioned<StoredAssociation>,
  next: Pick<VersionedSettings, 'nextTicket' | 'nextInvoice'>,
): VersionedSettings {
  return { ...settings, ...next };
}

export const settingsUseCases = {
  'association.settings': getSettings,
  'association.save': saveSettings,
  'association.steps': getSteps,
} satisfies UseCases;
