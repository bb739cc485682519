import { listPageSize, maySeeContactSubmissions, maySeeResidents } from '@hoa/domain';
import { mayAssign } from '@hoa/domain/tickets';
import { assertAllowed } from '../kernel/assert-allowed.ts';
import { listPage } from '../kernel/list-page.ts';
import { unversioned } from '../kernel/unversioned.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { withPresentContacts } from './shown-people.ts';
import { loadsOf } from './vendor-load.ts';

/** Lists vendors by name for administrators, each with its open work and invoices. */
const listVendors: UseCase<'vendors.list'> = async ({ actor, repositories }, input) => {
  assertAllowed(mayAssign(actor));
  const page = await listPage(
    repositories.vendors,
    {
      where: { id: input.id, text: input.search, removedAt: { isMissing: true } },
      orderBy: [['displayName', 'asc']],
    },
    input,
    listPageSize,
    ({ version: _, removedAt: __, nextPaymentDate: ___, isNextPaymentSample: ____, ...vendor }) =>
      vendor,
  );
  const loadOf = await loadsOf(
    repositories,
    page.items.map(({ uid }) => uid),
  );
  return { ...page, items: page.items.map((vendor) => ({ ...vendor, ...loadOf(vendor.uid) })) };
};

const residentsOnPage = 25;

/** Lists households by unit for administrators. */
const listResidents: UseCase<'residents.list'> = async (context, input) => {
  const { actor, repositories } = context;
  assertAllowed(maySeeResidents(actor));
  const page = await listPage(
    repositories.residents,
    { where: { text: input.search }, orderBy: [['unit', 'asc']] },
    input,
    residentsOnPage,
    unversioned,
  );
  return { ...page, items: await withPresentContacts(context, page.items) };
};

const submissionsOnPage = 15;

/** Lists contact forms sent to this vendor in this association, latest update first. */
const listContactSubmissions: UseCase<'contactSubmissions.list'> = async (
  { actor, repositories },
  input,
) => {
  assertAllowed(maySeeContactSubmissions(actor));
  return listPage(
    repositories.contactSubmissions,
    { where: { vendorUid: actor.uid, hoaId: actor.hoaId }, orderBy: [['updatedAt', 'desc']] },
    input,
    submissionsOnPage,
    unversioned,
  );
};

export const directoryQueries = {
  'vendors.list': listVendors,
  'residents.list': listResidents,
  'contactSubmissions.list': listContactSubmissions,
} satisfies UseCases;
