import {
  isCurrent,
  type KnownPerson,
  type Membership,
  type PersonEntry,
  type Resident,
  type VendorContact,
} from '@hoa/domain';
import { heldRoles, heldUnits } from '@hoa/domain/people';
import type { StoredVendor } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import type { Transaction } from '../ports/unit-of-work.ts';
import { findPerson, personEntry } from './person-entry.ts';

type WriteContext = Pick<Transaction, 'repositories'> & { readonly now: Date };

/** A person's records in the directories of residents and vendors. */
interface DirectoryRecords {
  readonly resident?: Versioned<Resident> | undefined;
  readonly vendor?: Versioned<StoredVendor> | undefined;
  readonly contact?: Versioned<VendorContact> | undefined;
}

export interface Company {
  readonly company: string;
  readonly services: readonly string[];
}

/** A person and all their memberships, to be stored. */
export interface Member {
  readonly person: KnownPerson & { readonly version?: number };
  readonly memberships: readonly Membership[];
  /** Set to change the company. */
  readonly company?: Company | undefined;
}

/** Reads the directory records of people; at most one statement for each directory. */
export async function readDirectoryRecords(
  { repositories }: Pick<WriteContext, 'repositories'>,
  members: readonly Member[],
): Promise<(uid: string) => DirectoryRecords> {
  const those = (role: Membership['role']) =>
    members
      .filter(({ memberships }) => memberships.some((one) => one.role === role))
      .map(({ person }) => person.uid);
  const [ofResidents, ofVendors] = [those('resident'), those('vendor')];
  const [residents, vendors, contacts] = await Promise.all([
    ofResidents.length > 0 ? repositories.residents.getMany(ofResidents) : [],
    ofVendors.length > 0 ? repositories.vendors.getMany(ofVendors) : [],
    ofVendors.length > 0 ? repositories.vendorContacts.getMany(ofVendors) : [],
  ]);
  return (uid) => ({
    resident: residents.find(({ id }) => id === uid),
    vendor: vendors.find(({ id }) => id === uid),
    contact: contacts.find(({ id }) => id === uid),
  });
}

/** Stores a person and updates their directory records from their memberships; at most three statements. */
export async function storeMember(context: WriteContext, member: Member): Promise<PersonEntry> {
  const directoryRecordsOf = await readDirectoryRecords(context, [member]);
  return writeMember(context, member, directoryRecordsOf(member.person.uid));
}

/** Like `storeMember`, with directory records that were already read. */
export function writeMember(
  context: WriteContext,
  { person, memberships, company }: Member,
  { resident, vendor, contact }: DirectoryRecords,
): PersonEntry {
  const { repositories, now } = context;
  const { uid, displayName, email, phone } = person;
  const roles = heldRoles(memberships, now);
  repositories.people.put({ ...person, roles, units: heldUnits(memberships, now) });

  const home = memberships.find((one) => one.unit !== undefined && isCurrent(one, now));
  if (home?.unit !== undefined) {
    repositories.residents.put({
      ...(resident && { version: resident.version }),
      id: uid,
      uid,
      displayName,
      email,
      ...(phone === undefined ? {} : { phone }),
      unit: home.unit,
      groups: home.groups,
    });
  } else if (resident) repositories.residents.remove(uid);

  const { removedAt: _, ...former } = vendor ?? { displayName, services: [] };
  const firm = {
    ...former,
    ...(company && { displayName: company.company, services: [...company.services] }),
    id: uid,
    uid,
    email,
    phone: phone ?? '',
  };
  if (roles.includes('vendor')) {
    repositories.vendors.put(firm);
    repositories.vendorContacts.put({
      ...(contact && { version: contact.version }),
      id: uid,
      vendorUid: uid,
      displayName,
      email,
      phone: phone ?? '',
    });
  } else {
    if (vendor) repositories.vendors.put({ ...firm, removedAt: now.toISOString() });
    if (contact) repositories.vendorContacts.remove(uid);
  }
  return personEntry(person, memberships, vendor || company ? firm : undefined);
}

/** Copies a person's name and phone from their profile to the directories, which sort and search by name. */
export async function copyProfile(context: WriteContext, uid: string): Promise<void> {
  const [known, profile] = await Promise.all([
    findPerson(context, uid),
    context.repositories.profiles.get(uid),
  ]);
  if (!known || !profile) return;
  const { displayName, phone } = profile;
  const { phone: phoneBefore, ...person } = known.person;
  if (person.displayName === displayName && phoneBefore === phone) return;
  await storeMember(context, {
    ...known,
    person: { ...person, displayName, ...(phone !== undefined && { phone }) },
  });
}
