import { mockActors, testNow } from '@hoa/mock-data/testing';
import { describe, expect, it, test } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const { admin } = mockActors;
const walt = 'resident-047';

/** Imports seats of Walt Simmons with the given cells; of others with a whole line. */
const file = (...lines: string[]) =>
  `Name,E-mail,Office,Body,Term from,Term until\n${lines.map((line) => `${line}\n`).join('')}`;

async function preview(csv: string, run = openPortal().run) {
  const { accepted, refused } = await run(admin, 'seats.importPreview', { csv });
  return {
    accepted: accepted.items.map(({ line, outcome }) => [line, outcome]),
    refused: refused.items.map(({ line, column, problem }) => [line, column, problem]),
  };
}

describe('a file of seats', () => {
  it('gives people their offices, from the first day to the last', async () => {
    const { run } = openPortal();
    const csv = file(
      'walt simmons,,President,,2025-01-01,2026-12-31',
      ',,,,,',
      'Walt Simmons,walt.simmons@cedarhollow.example,Pool,Committee,1/1/2031,',
    );
    expect(await preview(csv, run)).toEqual({
      accepted: [
        [2, 'new'],
        [4, 'new'],
      ],
      refused: [],
    });
    expect(await run(admin, 'seats.import', { csv })).toEqual({ imported: 2, refused: 0 });
    const { seats, memberships } = await run(admin, 'people.get', { personId: walt });
    expect(seats).toMatchObject([
      { group: 'committee-chairs', office: 'Pool', since: '2031-01-01T07:00:00.000Z' },
      {
        ...{ group: 'board-members', office: 'President' },
        ...{ since: '2025-01-01T07:00:00.000Z', until: '2027-01-01T07:00:00.000Z' },
      },
    ]);
    expect(memberships[0]?.groups).toEqual(['residents', 'board-members']);
  });

  it('changes nothing when it is imported again', async () => {
    const { run } = openPortal();
    const csv = file(
      'Walt Simmons,,President,,2025-01-01,2026-12-31',
      'Walt Simmons,,Pool,Committee,,',
    );
    await run(admin, 'seats.import', { csv });
    expect(await preview(csv, run)).toMatchObject({
      accepted: [
        [2, 'unchanged'],
        [3, 'unchanged'],
      ],
    });
    expect(await run(admin, 'seats.import', { csv })).toEqual({ imported: 0, refused: 0 });
    const { items } = await run(admin, 'imports.list', { kind: 'seats' });
    expect(items).toHaveLength(1);
  });

  it('is imported without the lines left out', async () => {
    const { run } = openPortal();
    const csv = file('Walt Simmons,,President,,,', 'Walt Simmons,,Pool,Committee,,');
    expect(await run(admin, 'seats.import', { csv, leftOut: [3] })).toMatchObject({ imported: 1 });
    const { seats } = await run(admin, 'people.get', { personId: walt });
    expect(seats).toMatchObject([{ office: 'President' }]);
  });

  test.each([
    ['nobody of this name', ['Nell Abara,,President,,,'], [[2, 'name', 'person-unknown']]],
    [
      'nobody of this email',
      ['Walt Simmons,w@example.org,President,,,'],
      [[2, 'name', 'person-unknown']],
    ],
    ['no office', ['Walt Simmons,,,,,'], [[2, 'office', 'required']]],
    ['another group', ['Walt Simmons,,President,Crew,,'], [[2, 'group', 'group-unknown']]],
    ['no day', ['Walt Simmons,,President,,soon,'], [[2, 'from', 'date-invalid']]],
    [
      'a term that ends before it begins',
      ['Walt Simmons,,President,,2026-01-02,2026-01-01'],
      [[2, 'until', 'until-before-from']],
    ],
    [
      'the same office in a part of the term',
      ['Walt Simmons,,President,,2025-01-01,2026-12-31', 'Walt Simmons,,president,,2026-12-31,'],
      [[3, 'name', 'repeated']],
    ],
    [
      'the same office right after the term',
      ['Walt Simmons,,President,,2025-01-01,2026-12-31', 'Walt Simmons,,president,,2027-01-01,'],
      [],
    ],
  ])('with %s', async (_, lines, refused) => {
    expect((await preview(file(...lines))).refused).toEqual(refused);
  });

  it('is refused where it contradicts a seat, or names several people', async () => {
    const { run } = openPortal();
    await run(admin, 'people.addSeat', {
      personId: walt,
      seat: { group: 'board-members', office: 'President', from: '2025-01-01', until: '' },
    });
    await run(admin, 'people.import', {
      csv: 'name,email,role,unit\nAda Twin,one@example.org,Owner,A-101\nAda Twin,two@example.org,Owner,A-102\n',
    });
    const csv = file(
      'Walt Simmons,,President,,2025-01-01,2026-12-31',
      'Ada Twin,,Secretary,,,',
      'Ada Twin,two@example.org,Secretary,,,',
    );
    expect(await preview(csv, run)).toEqual({
      accepted: [[4, 'new']],
      refused: [
        [2, 'name', 'seat-exists'],
        [3, 'name', 'person-ambiguous'],
      ],
    });
  });

  it('is refused for people who were removed', async () => {
    const { run } = openPortal({ now: () => testNow });
    await run(admin, 'people.remove', { personId: walt });
    expect((await preview(file('Walt Simmons,,President,,,'), run)).refused).toEqual([
      [2, 'name', 'person-removed'],
    ]);
  });
});
