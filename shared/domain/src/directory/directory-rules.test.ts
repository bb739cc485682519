import { describe, expect, it } from 'vitest';
import type { Membership } from '../people/person-schema.ts';
import { defaultPreferences } from '../profile/profile-rules.ts';
import type { PrivacySettings } from '../profile/profile-schema.ts';
import { directoryEntry, maySeeDirectory, shownEntry } from './directory-rules.ts';

describe('who may see the directory', () => {
  const boardMember = { role: 'resident', groups: ['residents', 'board-members'] } as const;
  const chair = { role: 'resident', groups: ['committee-chairs'] } as const;
  const [resident, admin, vendor] = [
    { role: 'resident' },
    { role: 'admin' },
    { role: 'vendor' },
  ] as const;
  it.each([
    [undefined, admin, false],
    ['off', admin, false],
    ['off', boardMember, false],
    ['board', admin, true],
    ['board', boardMember, true],
    ['board', chair, false],
    ['board', resident, false],
    ['board', vendor, false],
    ['residents', admin, true],
    ['residents', boardMember, true],
    ['residents', resident, true],
    ['residents', vendor, false],
  ] as const)('of %s: %o: %s', (directory, actor, isReader) => {
    expect(maySeeDirectory(actor, { directory }).ok).toBe(isReader);
  });
});

const resident: Pick<Membership, 'role' | 'unit'> = { role: 'resident', unit: 'A-101' };
const second = { role: 'resident', unit: 'B-204' } as const;
const admin = { role: 'admin' } as const;
const vendor = { role: 'vendor' } as const;

function profile(privacy: PrivacySettings, details: { phone?: string; title?: string } = {}) {
  return {
    ...{ uid: 'ada', displayName: 'Ada Moss', email: 'ada@example.org', phone: '303 555 0100' },
    title: 'President',
    ...details,
    preferences: { ...defaultPreferences, privacy },
  };
}

const all = { showUnit: true, showPhone: true, showEmail: true, showTitle: true };
const person = { id: 'ada', displayName: 'Ada Moss' };
const contact = { phone: '303 555 0100', email: 'ada@example.org' };

describe('an entry of the directory', () => {
  it.each([
    // Nobody is listed who has not chosen to show anything.
    [{}, [resident], undefined],
    [{ showUnit: false, showPhone: false }, [resident], undefined],
    // Each option shows its detail and the name.
    [{ showUnit: true }, [resident], { units: ['A-101'] }],
    [{ showPhone: true }, [resident], { phone: contact.phone }],
    [{ showEmail: true }, [resident], { email: contact.email }],
    [{ showUnit: true }, [second, resident, resident], { units: ['A-101', 'B-204'] }],
    [all, [resident], { units: ['A-101'], ...contact }],
    // An option without its detail lists nobody.
    [{ showTitle: true }, [resident], undefined],
    [{ showUnit: true }, [admin], undefined],
    [all, [admin], { title: 'President', ...contact }],
    // A person is listed once, with what all their roles show.
    [all, [admin, resident], { units: ['A-101'], title: 'President', ...contact }],
    // Vendors and people who have left are no neighbors.
    [{ ...all, showServices: true }, [vendor], undefined],
    [all, [], undefined],
    [all, [vendor, resident], { units: ['A-101'], ...contact }],
  ] as const)('of a person with %o as %o shows %o', (privacy, current, details) => {
    const expected = details && { ...person, ...details };
    expect(directoryEntry(profile(privacy), current)).toEqual(expected);
  });

  it('does not list a person for a phone number that they do not have', () => {
    const without = profile({ showPhone: true }, { phone: '' });
    expect(directoryEntry(without, [resident])).toBeUndefined();
  });

  it.each([
    [all, { units: ['A-101'], ...contact }],
    [{ showUnit: true }, { units: ['A-101'] }],
    [{ showEmail: true }, { email: contact.email }],
    [{ showTitle: true }, undefined],
    [{}, undefined],
  ] as const)('shows with %o only %o of what it showed before', (privacy, details) => {
    const before = { ...person, units: ['A-101'], ...contact };
    expect(shownEntry(before, profile(privacy))).toEqual(details && { ...person, ...details });
  });
});
