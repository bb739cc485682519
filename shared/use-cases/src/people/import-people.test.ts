import { peopleFormat } from '@hoa/domain/people';
import { describe, expect, it, test } from 'vitest';
import { readCsv as read } from './read-csv.ts';

const readCsv = (csv: string) => read({ csv }, 'uid', peopleFormat);

const header = 'name,email,role,unit';
const nell = 'Nell Abara,nell@example.org,resident,A-101';

describe('a file of people', () => {
  it.each([
    ['with line breaks of Windows', `${header}\r\n${nell}\r\n`],
    ['with line breaks of old Macs', `${header}\r${nell}\r`],
    ['with a byte order mark', `\uFEFF${header}\n${nell}`],
    ['with semicolons', `${header}\n${nell}`.replaceAll(',', ';')],
    [
      'with quotes',
      `"name","email","role","unit"\n"Nell Abara","nell@example.org","resident","A-101"`,
    ],
    [
      'with columns in another order',
      'unit,role,email,name\nA-101,resident,nell@example.org,Nell Abara',
    ],
    ['with tabs', `${header}\n${nell}`.replaceAll(',', '\t')],
    ['with empty columns and cells after the last', `${header},,\n${nell},,,`],
    [
      'with the names of columns that spreadsheets have',
      'First Name,Last Name,E-mail,Type,Home\nNell,Abara,nell@example.org,Owner,A-101',
    ],
    ['with lines that end early', `${header},phone,from\n${nell}`],
  ])('is read %s [complaint 34]', async (_, csv) => {
    const { lines, refused } = await readCsv(csv);
    expect(refused).toEqual([]);
    expect(lines).toMatchObject([{ line: 2, displayName: 'Nell Abara', unit: 'A-101' }]);
  });

  it('is read after a line that says what separates the cells, which counts', async () => {
    const csv = `sep=;\r\n${`${header}\r\n${nell}`.replaceAll(',', ';')}`;
    const { lines, refused } = await readCsv(csv);
    expect(refused).toEqual([]);
    expect(lines).toMatchObject([{ line: 3, displayName: 'Nell Abara', unit: 'A-101' }]);
    const { refused: wrong } = await readCsv('sep=;\nname;role\n');
    expect(wrong).toEqual([]);
    const { refused: nameless } = await readCsv('sep=;\nemail;role\n');
    expect(nameless[0]).toMatchObject({ line: 2, column: 'name' });
  });

  it('is read without unknown columns, which are reported', async () => {
    const { lines, refused } = await readCsv(`${header},Parking space\n${nell},12`);
    expect(lines).toMatchObject([{ displayName: 'Nell Abara' }]);
    expect(refused).toMatchObject([
      { line: 1, column: 'parking space', problem: 'column-unknown' },
    ]);
  });

  it.each(['Jos\uFFFD', 'Jos\u0090'])('refuses %j, where a letter was lost', async (name) => {
    const { lines, refused } = await readCsv(`${header}\n${name},jose@example.org,resident,A-101`);
    expect(lines).toEqual([]);
    expect(refused).toMatchObject([{ line: 2, column: 'name', problem: 'character-lost' }]);
  });

  it.each([
    ['Owner', 'owner'],
    ['Co-owner', 'owner'],
    ['Tenant', 'tenant'],
    ['Renter', 'tenant'],
    ['Household member', 'household'],
  ])('reads the type %s as a resident', async (type, tenure) => {
    const { lines } = await readCsv(`name,email,type,unit\nNell,nell@example.org,${type},A-101`);
    expect(lines).toMatchObject([{ role: 'resident', tenure }]);
  });

  describe('columns', () => {
    const csv = 'Who,Email,Role,Room\nNell,nell@example.org,Owner,A-101';

    it('are found with the fields that they are read as', async () => {
      const { columns, refused } = await readCsv(csv);
      expect(columns.found).toEqual([
        { name: 'Who', field: '', sample: 'Nell' },
        { name: 'Email', field: 'email', sample: 'nell@example.org' },
        { name: 'Role', field: 'role', sample: 'Owner' },
        { name: 'Room', field: '', sample: 'A-101' },
      ]);
      expect(columns.fields).toEqual(expect.arrayContaining(['name', 'first name', 'unit']));
      expect(refused.map(({ column, problem }) => [column, problem])).toEqual([
        ['name', 'column-missing'],
        ['who', 'column-unknown'],
        ['room', 'column-unknown'],
      ]);
    });

    it('are read as the given fields, or left out', async () => {
      const columns = [
        { name: 'WHO ', field: 'name' },
        { name: 'Room', field: 'unit' },
        { name: 'Email', field: '' },
      ];
      const { lines, refused } = await read({ csv, columns }, 'uid', peopleFormat);
      expect(refused).toEqual([]);
      expect(lines).toMatchObject([{ displayName: 'Nell', email: '', unit: 'A-101' }]);
    });

    it('cannot be read as the same field twice', async () => {
      const columns = [
        { name: 'Who', field: 'name' },
        { name: 'Room', field: 'name' },
      ];
      const { lines, refused } = await read({ csv, columns }, 'uid', peopleFormat);
      expect(lines).toEqual([]);
      expect(refused.map(({ problem }) => problem)).toEqual(['column-repeated']);
    });
  });

  it('keeps leading zeros [complaint 34]', async () => {
    const { lines } = await readCsv(`${header},phone\nNell,nell@example.org,Owner,007,0041791234`);
    expect(lines).toMatchObject([{ unit: '007', phone: '0041791234' }]);
  });

  it('counts lines as an editor does: empty ones, and those inside of quotes', async () => {
    const csv = `${header}\n\n"Nell\nAbara",nell@example.org,resident,A-101\nOri,ori,admin,\n`;
    const { lines, refused } = await readCsv(csv);
    expect(lines.map(({ line }) => line)).toEqual([3]);
    expect(refused).toEqual([{ line: 5, column: 'email', problem: 'email-invalid', value: 'ori' }]);
  });

  test.each([
    ['nothing in it', '', [1], 'column-missing'],
    ['other columns', 'first,last\na,b', [1, 1, 1], 'column-missing'],
    ['more cells than columns', `${header}\n${nell},x`, [2], 'cells'],
    ['a quote in a cell', `${header}\nNell "N" Abara,nell@example.org,admin,`, [2], 'unreadable'],
    ['a quote that is not closed', `${header}\n"Nell,nell@example.org,admin,`, [2], 'unreadable'],
  ])('is refused with %s', async (_, csv, lines, problem) => {
    const { refused } = await readCsv(csv);
    expect(refused.map(({ line }) => line)).toEqual(lines);
    expect(refused[0]?.problem).toBe(problem);
  });

  it('continues after an unreadable line', async () => {
    const { lines, refused } = await readCsv(`${header}\nA "b" c,d,e,f\n${nell}\n`);
    expect(refused.map(({ line, problem }) => [line, problem])).toEqual([[2, 'unreadable']]);
    expect(lines.map(({ line }) => line)).toEqual([3]);
  });

  it('has people after any number of empty lines', async () => {
    const { lines, refused } = await readCsv(`${header}\n${' ,,,\n'.repeat(2000)}${nell}`);
    expect([lines.length, refused]).toEqual([1, []]);
  });

  it('has at most 3,000 lines', async () => {
    const people = Array.from({ length: 3001 }, (_, n) => `P,p${n}@example.org,admin,`);
    const { lines, refused } = await readCsv([header, ...people].join('\n'));
    expect(lines).toHaveLength(3000);
    expect(refused).toEqual([{ line: 3002, column: '', problem: 'too-many', value: '3000' }]);
  });
});
