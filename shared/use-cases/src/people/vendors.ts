import { PortalError } from '@hoa/api';
import { foldedText, mayManageVendors, type VendorDetails } from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { StoredVendor } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { vendorsByName } from './companies.ts';
import { refusedField } from './new-member.ts';
import { withCurrentContacts } from './shown-people.ts';
import { maxContacts } from './update-directories.ts';

const getVendor: UseCase<'vendors.get'> = async (context, { vendorId }) => {
  assertAllowed(mayManageVendors(context.actor));
  return withContacts(context, await knownVendor(context, vendorId));
};

/** Changes a vendor's details. Work orders and invoices keep the name that they were written with. */
const changeVendor: UseCase<'vendors.change'> = async (context, { insuredUntil, ...change }) => {
  assertAllowed(mayManageVendors(context.actor));
  const { insuredUntil: _, ...before } = await knownVendor(context, change.id);
  const named = await vendorsByName(context, [change.displayName]);
  const holder = named.get(foldedText(change.displayName));
  if (holder && holder.id !== before.id) throw refusedField('displayName', 'company-exists');
  const changed = { ...before, ...change, ...(insuredUntil && { insuredUntil }) };
  return withContacts(context, context.repositories.vendors.put(changed));
};

async function knownVendor(
  { repositories }: UseCaseContext,
  vendorId: string,
): Promise<Versioned<StoredVendor>> {
  const vendor = await repositories.vendors.get(vendorId);
  if (!vendor) throw new PortalError('not-found');
  return vendor;
}

/** Returns a vendor with the people who work for it, by name; three statements. */
async function withContacts(
  context: UseCaseContext,
  vendor: Versioned<StoredVendor>,
): Promise<VendorDetails> {
  const { vendorContacts, people } = context.repositories;
  const contacts = await vendorContacts.find({
    where: { vendorUid: vendor.id },
    limit: maxContacts,
  });
  const [members, named] = await Promise.all([
    people.getMany(contacts.map(({ id }) => id)),
    withCurrentContacts(
      context,
      contacts.map((contact) => ({ ...contact, uid: contact.id })),
    ),
  ]);
  const { id, uid, displayName, email, phone, services, insuredUntil, version } = vendor;
  return {
    ...{ id, uid, displayName, email, phone, services, version },
    ...(insuredUntil && { insuredUntil }),
    contacts: named
      .map((contact) => ({
        id: contact.id,
        displayName: contact.displayName,
        email: contact.email,
        phone: contact.phone ?? '',
        isMember: members.some((member) => member.id === contact.id),
      }))
      .sort((one, other) => one.displayName.localeCompare(other.displayName)),
  };
}

export const vendorUseCases = {
  'vendors.get': getVendor,
  'vendors.change': changeVendor,
} satisfies UseCases;
