import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkLines, decodeText, peopleFormat, personKeys } from './import-lines.ts';
import { columnProblems } from './import-table.ts';
import { roles } from './roles.ts';

const { readLine } = peopleFormat;
type ImportCells = Parameters<typeof readLine>[1];

const cells: ImportCells = {
  name: 'Nell Abara',
  email: 'Nell@Example.org',
  role: 'Resident',
  unit: 'A-101',
};

function read(changes: ImportCells = {}) {
  return readLine(2, { ...cells, ...changes });
}

function line(changes: ImportCells = {}, number = 2) {
  const known = readLine(number, { ...cells, ...changes });
  if (Array.isArray(known)) throw new Error('The line is refused.');
  return known;
}

describe('the columns of a file', () => {
  test.each([
    [['name', 'email', 'role'], []],
    [[' Name', 'EMAIL', 'role', 'unit'], []],
    [['email', 'role'], [['name', 'column-missing']]],
    [['name', 'email', 'role', 'floor'], [['floor', 'column-unknown']]],
    [['name', 'email', 'role', ''], [['', 'required']]],
    [['name', 'email', 'role', 'email'], [['email', 'column-repeated']]],
  ])('%j', (header, problems) => {
    expect(
      columnProblems(header, peopleFormat).map(({ column, problem }) => [column, problem]),
    ).toEqual(problems);
  });
});

describe('a line of a file', () => {
  it.each([
    ['', undefined],
    ['62.5', 6250],
    ['62,5 %', 6250],
    ['100', 10_000],
  ])('reads the ownership %j', (ownership, expected) => {
    expect(line({ ownership }).ownership).toBe(expected);
    expect(line({ ownership, tenure: 'tenant' })).not.toHaveProperty('ownership');
  });

  it.each(['half', '120', '-1'])('refuses the ownership %j', (ownership) => {
    expect(read({ ownership })).toMatchObject([{ problem: 'ownership-invalid' }]);
  });

  it('is read with a lowercase email, as an owner without a start date', () => {
    expect(read()).toEqual({
      line: 2,
      displayName: 'Nell Abara',
      email: 'nell@example.org',
      phone: '',
      postalAddress: '',
      role: 'resident',
      unit: 'A-101',
      tenure: 'owner',
      company: '',
      services: [],
      insuredUntil: '',
      groups: [],
      from: '',
    });
  });

  it('has the services of a vendor and the groups of a resident, separated by semicolons', () => {
    const vendor = { role: 'vendor', company: 'Bright', services: 'Wiring; Lamps;Wiring' };
    expect(read(vendor)).toMatchObject({
      company: 'Bright',
      services: ['Wiring', 'Lamps'],
      unit: '',
    });
    expect(read({ groups: 'Residents|board-members' })).toMatchObject({
      groups: ['residents', 'board-members'],
    });
  });

  test.each<[ImportCells, (readonly [string, string, string])[]]>([
    [{ name: ' ' }, [['name', 'required', ' ']]],
    [{ email: 'nell' }, [['email', 'email-invalid', 'nell']]],
    [{ role: '' }, [['role', 'required', '']]],
    [{ role: 'boss' }, [['role', 'role-unknown', 'boss']]],
    [{ unit: '' }, [['unit', 'required', '']]],
    [{ role: 'vendor' }, [['company', 'required', '']]],
    [{ tenure: 'guest' }, [['tenure', 'tenure-unknown', 'guest']]],
    [{ groups: 'residents;choir' }, [['groups', 'group-unknown', 'residents;choir']]],
    [{ from: '1 May' }, [['from', 'date-invalid', '1 May']]],
    [{ name: 'x'.repeat(201) }, [['name', 'too-long', 'x'.repeat(201)]]],
    [
      { name: '', email: 'nell', unit: '' },
      [
        ['name', 'required', ''],
        ['email', 'email-invalid', 'nell'],
        ['unit', 'required', ''],
      ],
    ],
  ])('%j is refused for every column that is wrong [V2.1.2 V2.2.3]', (changes, problems) => {
    const refused = read(changes);
    expect(
      Array.isArray(refused) && refused.map((one) => [one.column, one.problem, one.value]),
    ).toEqual(problems);
  });

  test.each([
    ['3/1/2019', '2019-03-01'],
    ['09/15/2026', '2026-09-15'],
    ['2026-09-15', '2026-09-15'],
  ])('begins on %s', (from, day) => {
    expect(read({ from })).toMatchObject({ from: day });
  });

  it('of a firm needs no role', () => {
    const { role: _, unit: __, ...ofFirm } = cells;
    expect(readLine(2, { ...ofFirm, company: 'Bright' })).toMatchObject({
      role: 'vendor',
      company: 'Bright',
    });
  });

  it('is either accepted or refused, for any cell content', () => {
    const cell = fc.string();
    fc.assert(
      fc.property(
        fc.record({ name: cell, email: cell, role: cell, unit: cell, from: cell }),
        (any) => {
          const outcome = readLine(7, any);
          if (Array.isArray(outcome)) expect(outcome.length).toBeGreaterThan(0);
          else expect(roles).toContain(outcome.role);
        },
      ),
    );
  });
});

describe('lines beside what the association has', () => {
  const roster = {
    units: new Map([
      ['A-101', 'A-101'],
      ['A-102', 'A-102'],
    ]),
    keyOf: personKeys([], []),
    rolesOf: (email: string) =>
      email === 'gone@example.org'
        ? ('removed' as const)
        : email === 'walt@example.org'
          ? new Set(['resident A-101'])
          : undefined,
  };

  test.each([
    ['a unit that it does not have', { unit: 'D-1' }, ['unit', 'unit-unknown', 'D-1']],
    [
      'a member of that unit',
      { email: 'walt@example.org' },
      ['email', 'member-already', 'walt@example.org'],
    ],
    [
      'somebody who was removed',
      { email: 'gone@example.org' },
      ['email', 'person-removed', 'gone@example.org'],
    ],
  ])('refuses %s', (_, changes, problem) => {
    const { accepted, refused } = checkLines([line(changes)], roster);
    expect(accepted).toEqual([]);
    expect(refused.map((one) => [one.column, one.problem, one.value])).toEqual([problem]);
  });

  it('compares units without case and spaces, and keeps them as the association writes them', () => {
    const { accepted } = checkLines([line({ unit: 'a - 102' })], roster);
    expect(accepted).toMatchObject([{ unit: 'A-102' }]);
  });

  it('tells people without email apart by name', () => {
    const lines = [
      line({ email: '' }),
      line({ email: '', name: 'Åsa Petrov' }, 3),
      line({ email: '', name: 'NELL ABARA' }, 4),
    ];
    const { accepted, refused } = checkLines(lines, roster);
    expect(accepted.map((one) => one.line)).toEqual([2, 3]);
    expect(refused).toMatchObject([{ line: 4, problem: 'repeated' }]);
  });

  it('gives a member another unit or role', () => {
    const email = 'walt@example.org';
    const lines = [line({ email, unit: 'A-102' }), line({ email, role: 'admin' }, 3)];
    expect(checkLines(lines, roster).accepted).toEqual(lines);
  });

  it('refuses a line that repeats an earlier email, and accepts the earlier line', () => {
    const [first, second] = [line(), line({}, 3)];
    const { accepted, refused } = checkLines([first, second], roster);
    expect(accepted).toEqual([first]);
    expect(refused).toEqual([
      { line: 3, column: 'email', problem: 'repeated', value: 'nell@example.org' },
    ]);
  });
});

test.each([
  ['one person', [['Nell', 'n@example.org']], [], ['n@example.org']],
  [
    'one person whose name the file misspells',
    [['Jose Munos', 'j@example.org']],
    [['José Muñoz', 'j@example.org']],
    ['j@example.org'],
  ],
  [
    'one person, written in two ways',
    [
      ['José', 'j@example.org'],
      ['JOSE', 'j@example.org'],
    ],
    [],
    ['j@example.org', 'j@example.org'],
  ],
  [
    'two people who share an email',
    [
      ['Joel', 'j@example.org'],
      ['Ivy', 'j@example.org'],
    ],
    [],
    ['j@example.org joel', 'j@example.org ivy'],
  ],
  [
    'one of two people who share an email',
    [['Ivy', 'j@example.org']],
    [
      ['Joel', 'j@example.org'],
      ['Ivy', 'j@example.org'],
    ],
    ['j@example.org ivy'],
  ],
  [
    'two people without one',
    [
      ['Joel', ''],
      ['Ivy', ''],
    ],
    [],
    ['joel', 'ivy'],
  ],
])('the keys of %s', (_, lines, stored, keys) => {
  const named = (people: string[][]) =>
    people.map(([displayName = '', email = '']) => ({ displayName, email }));
  const keyOf = personKeys(named(lines), named(stored));
  expect(named(lines).map(keyOf)).toEqual(keys);
});

const text = 'José Muñoz,“Zoë”\r\n';
const utf16 = (order: 'le' | 'be', mark: boolean) => {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};
const windows = Buffer.from(
  [...text].map((letter) => ({ '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0)),
);

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 of Windows', utf16('le', true)],
  ['UTF-16 in the other order', utf16('be', true)],
  ['UTF-16 of Windows without a mark', utf16('le', false)],
  ['UTF-16 in the other order without a mark', utf16('be', false)],
  ['Windows-1252', windows],
])('reads %s [complaint 34]', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test('reads an empty file', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
