import { mayAssign, maySeeContactSubmissions, maySeeResidents } from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase } from '../use-case.ts';

/** For the administrators who send them work, by name. */
export const listVendors: UseCase<'vendors.list'> = async ({ actor, repositories }) => {
  assertAllowed(mayAssign(actor));
  const vendors = await repositories.vendors.list();
  return vendors.toSorted((one, other) => one.displayName.localeCompare(other.displayName));
};

export const listResidents: UseCase<'residents.list'> = async ({ actor, repositories }) => {
  assertAllowed(maySeeResidents(actor));
  return [...(await repositories.residents.list())];
};

/** Sent to this vendor in this association, newest update first. */
export const listContactSubmissions: UseCase<'contactSubmissions.list'> = async ({
  actor,
  repositories,
}) => {
  assertAllowed(maySeeContactSubmissions(actor));
  const submissions = await repositories.contactSubmissions.list();
  return submissions
    .filter(({ vendorUid, hoaId }) => vendorUid === actor.uid && hoaId === actor.hoaId)
    .sort((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt));
};
