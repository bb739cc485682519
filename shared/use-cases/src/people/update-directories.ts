import {
  type DirectoryEntry,
  isCurrent,
  type KnownPerson,
  type Membership,
  type PersonEntry,
  type Profile,
  type Resident,
  type VendorContact,
  vendorUidOf,
} from '@hoa/domain';
import { directoryEntry } from '@hoa/domain/directory';
import { heldRoles, heldUnits, isHeld } from '@hoa/domain/people';
import type { StoredVendor } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import type { Transaction } from '../ports/unit-of-work.ts';
import type { Company } from './companies.ts';
import { findPerson, latestVendorUid, personEntry } from './person-entry.ts';

type WriteContext = Pick<Transaction, 'repositories'> & { readonly now: Date };

/** The directories' records that members have or get; updated as they are written. */
interface Directories {
  readonly residents: Map<string, Versioned<Resident>>;
  readonly vendors: Map<string, Versioned<StoredVendor>>;
  /** All contacts of these vendors. */
  readonly contacts: Map<string, Versioned<VendorContact>>;
  readonly profiles: Map<string, Profile>;
  readonly entries: Map<string, Versioned<DirectoryEntry>>;
}

/** A person and all their memberships, to be stored. */
export interface Member {
  readonly person: KnownPerson & { readonly version?: number };
  readonly memberships: readonly Membership[];
  /** Set to add or change the vendor that the person works for. */
  readonly company?: Company | undefined;
}

/** The maximum number of contacts per vendor. */
export const maxContacts = 100;

/** Reads the directory records of members; at most one statement for each directory, and one for their profiles. */
export async function readDirectories(
  { repositories }: Pick<WriteContext, 'repositories'>,
  members: readonly Member[],
): Promise<Directories> {
  const those = (role: Membership['role']) =>
    members.flatMap(({ memberships }) => memberships.filter((one) => one.role === role));
  const uids = [...new Set(those('resident').map(({ uid }) => uid))];
  const listed = [...new Set([...uids, ...those('admin').map(({ uid }) => uid)])];
  const vendorUids = [
    ...new Set([
      ...those('vendor').map(vendorUidOf),
      ...members.flatMap(({ company }) => company?.id ?? []),
    ]),
  ];
  const [residents, vendors, contacts, profiles] = await Promise.all([
    uids.length > 0 ? repositories.residents.getMany(uids) : [],
    vendorUids.length > 0 ? repositories.vendors.getMany(vendorUids) : [],
    vendorUids.length > 0
      ? repositories.vendorContacts.find({
          where: { vendorUid: { in: vendorUids } },
          limit: vendorUids.length * maxContacts,
        })
      : [],
    listed.length > 0 ? repositories.profiles.getMany(listed) : [],
  ]);
  // Only people who have a profile can be listed.
  const entries =
    profiles.length > 0
      ? await repositories.directoryEntries.getMany(profiles.map(({ id }) => id))
      : [];
  return {
    residents: byId(residents),
    vendors: byId(vendors),
    contacts: byId(contacts),
    profiles: byId(profiles),
    entries: byId(entries),
  };
}

function byId<T extends { readonly id: string }>(records: readonly T[]): Map<string, T> {
  return new Map(records.map((record) => [record.id, record]));
}

/** Stores a person and updates their directory records from their memberships; at most five statements. */
export async function storeMember(context: WriteContext, member: Member): Promise<PersonEntry> {
  return writeMember(context, member, await readDirectories(context, [member]));
}

/** Like `storeMember`, with directory records that were already read. */
export function writeMember(
  context: WriteContext,
  member: Member,
  directories: Directories,
): PersonEntry {
  const { repositories, now } = context;
  const { person, memberships } = member;
  const roles = heldRoles(memberships, now);
  repositories.people.put({ ...person, roles, units: heldUnits(memberships, now) });
  writeResident(context, member, directories);
  writeContact(context, member, directories);
  const { uid } = person;
  writeEntry(context, memberships, directories.profiles.get(uid), directories.entries.get(uid));
  const vendorUid = latestVendorUid(memberships);
  return personEntry(
    person,
    memberships,
    vendorUid === undefined ? undefined : directories.vendors.get(vendorUid),
  );
}

function writeResident(
  { repositories, now }: WriteContext,
  { person: { uid, displayName, email, phone }, memberships }: Member,
  { residents }: Directories,
): void {
  const resident = residents.get(uid);
  const home = memberships.find((one) => one.unit !== undefined && isCurrent(one, now));
  if (home?.unit === undefined) {
    if (resident) repositories.residents.remove(uid);
    return;
  }
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
}

/** Makes the person a contact of the vendor that they work for, or else of none. */
function writeContact(context: WriteContext, member: Member, directories: Directories): void {
  const { repositories, now } = context;
  const { person, memberships, company } = member;
  const { uid, displayName, email, phone = '' } = person;
  const { vendors, contacts } = directories;
  const putVendor = (vendor: StoredVendor) => {
    vendors.set(vendor.id, repositories.vendors.put(vendor));
  };
  if (company) putVendor({ uid: company.id, email, phone, ...vendors.get(company.id), ...company });
  const held = memberships.filter((one) => one.role === 'vendor' && isHeld(one, now));
  const job = held.find((one) => isCurrent(one, now)) ?? held.at(-1);
  const vendorUid = job && vendorUidOf(job);
  const before = contacts.get(uid);
  if (before && before.vendorUid !== vendorUid) {
    contacts.delete(uid);
    leaveVendor(before, directories, now, putVendor);
  }
  if (vendorUid === undefined) {
    if (before) repositories.vendorContacts.remove(uid);
    return;
  }
  const known = vendors.get(vendorUid);
  const { removedAt, ...vendor } = known ?? { displayName, services: [], email, phone };
  // A vendor has the email and phone of its first contact.
  const isFirst = removedAt !== undefined || vendor.email === before?.email;
  putVendor({ ...vendor, id: vendorUid, uid: vendorUid, ...(isFirst && { email, phone }) });
  contacts.set(
    uid,
    repositories.vendorContacts.put({
      ...(before && { version: before.version }),
      ...{ id: uid, vendorUid, displayName, email, phone },
    }),
  );
}

/** Removes a vendor that lost its last contact; another one takes the place of its first contact. */
function leaveVendor(
  { vendorUid, email }: VendorContact,
  { vendors, contacts }: Directories,
  now: Date,
  putVendor: (vendor: StoredVendor) => void,
): void {
  const vendor = vendors.get(vendorUid);
  if (!vendor) return;
  const next = [...contacts.values()].find((one) => one.vendorUid === vendorUid);
  if (!next) putVendor({ ...vendor, removedAt: now.toISOString() });
  else if (vendor.email === email) putVendor({ ...vendor, email: next.email, phone: next.phone });
}

/** Lists a person in the directory as their profile and their current roles determine, or not. */
function writeEntry(
  { repositories, now }: WriteContext,
  memberships: readonly Membership[],
  profile: Profile | undefined,
  before: Versioned<DirectoryEntry> | undefined,
): void {
  const current = memberships.filter((membership) => isCurrent(membership, now));
  const entry = profile && directoryEntry(profile, current);
  if (entry) {
    if (!before || fieldsOf(entry) !== fieldsOf(before)) {
      repositories.directoryEntries.put({ ...entry, ...(before && { version: before.version }) });
    }
  } else if (before) repositories.directoryEntries.remove(before.id);
}

function fieldsOf(entry: DirectoryEntry): string {
  const { displayName, units, title, phone, email, allowsMessages } = entry;
  return JSON.stringify([displayName, units, title, phone, email, allowsMessages]);
}

/**
 * Copies a person's name, phone and what they choose to show from their profile to the directories, which sort and
 * search by it.
 */
export async function copyProfile(context: WriteContext, uid: string): Promise<void> {
  const { repositories } = context;
  const [known, profile, entry] = await Promise.all([
    findPerson(context, uid),
    repositories.profiles.get(uid),
    repositories.directoryEntries.get(uid),
  ]);
  if (!known || !profile) return;
  const { displayName, phone } = profile;
  const { phone: phoneBefore, ...person } = known.person;
  if (person.displayName === displayName && phoneBefore === phone) {
    writeEntry(context, known.memberships, profile, entry);
    return;
  }
  await storeMember(context, {
    ...known,
    person: { ...person, displayName, ...(phone !== undefined && { phone }) },
  });
}
