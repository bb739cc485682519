import { roles } from '@hoa/domain';
import { recordSchemas } from '@hoa/use-cases';
import { describe, expect, it } from 'vitest';
import { mockMemberships, mockUsers } from './mock-users.ts';
import { createBuildings, createMemberships, createPeople, createUnits } from './people.ts';
import { createResidents } from './residents.ts';

describe('the sample people', () => {
  const units = createUnits();
  const people = createPeople();
  const memberships = createMemberships();

  it('have the shapes of their collections', () => {
    for (const unit of units) expect(recordSchemas.units.parse(unit)).toEqual(unit);
    for (const person of people) expect(recordSchemas.people.parse(person)).toEqual(person);
    for (const one of memberships) expect(recordSchemas.memberships.parse(one)).toEqual(one);
    expect(createBuildings().map((building) => recordSchemas.buildings.parse(building).id)).toEqual(
      ['A', 'B', 'C'],
    );
  });

  it('have one role each: every household owns its unit', () => {
    expect(memberships).toHaveLength(people.length);
    expect(new Set(memberships.map(({ uid }) => uid))).toEqual(
      new Set(people.map(({ uid }) => uid)),
    );
    const owned = memberships.flatMap(({ unit, tenure }) => (tenure === 'owner' ? [unit] : []));
    expect(owned).toEqual(createResidents().map(({ unit }) => unit));
    expect(units.map(({ id }) => id)).toEqual(owned);
  });

  it.each(roles)('say of the mock %s the same as the sign-in [3.3]', (role) => {
    const kept = memberships.filter(({ uid }) => uid === mockUsers[role].uid);
    const known = kept.map(({ id, unit, tenure, groups }) => ({
      id,
      role,
      unit,
      tenure,
      groups: role === 'resident' ? groups : undefined,
    }));
    const atSignIn = mockMemberships[role].map(
      ({ hoaId: _, building: __, ...membership }) => membership,
    );
    expect(known).toEqual(atSignIn);
  });
});
