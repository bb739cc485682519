import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aWorkbook, textRows } from '@hoa/spreadsheets/testing';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDevelopmentDatabase } from '../development-database.ts';
import { openFolderStorage } from '../files/folder-storage.ts';
import { importFile } from '../files/receive-file.ts';
import { startS3Server } from '../files/testing/s3-server.ts';
import { startTestDatabase, type TestDatabase } from '../testing/index.ts';
import { association } from './main.ts';

let folder = '';
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-association-'));
  database = await startTestDatabase();
  await writeFile(
    join(folder, 'homes.csv'),
    'Home,Building,Dues\nA-101,North,310\n12 Maple Lane,,180\n',
  );
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

/** Runs a command and returns its output. */
async function run(...args: string[]): Promise<string[]> {
  return runOn(database, ...args);
}

async function runOn(
  {
    ownerUrl,
    url,
    filesUrl = pathToFileURL(join(folder, 'files')).href,
  }: TestDatabase & { readonly filesUrl?: string },
  ...args: string[]
): Promise<string[]> {
  vi.stubEnv('DATABASE_OWNER_URL', ownerUrl);
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('FILES_URL', filesUrl);
  const output: string[] = [];
  await association({ args, folder, say: (line) => output.push(line) });
  return output;
}

async function rows(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('founds an association, adds its units and people, and gives both back from a backup', async () => {
  const zone = ['--time-zone', 'America/Denver'];
  const admin = ['--admin', 'Ada@example.org', '--emergency-phone', ' 303 555 0117 '];
  expect(await run('create', 'Elm Court', ...admin, ...zone)).toEqual([
    'Elm Court is founded as elm-court; ada@example.org is invited.',
  ]);
  expect(
    await rows(
      'SELECT emergency_phone, dues_amount, labor_rate, receipt_prefix FROM portal.associations',
    ),
  ).toEqual([
    {
      emergency_phone: '303 555 0117',
      dues_amount: null,
      labor_rate: null,
      receipt_prefix: null,
    },
  ]);
  expect(await rows(`SELECT data ->> 'email' AS email FROM portal.people`)).toEqual([
    { email: 'ada@example.org' },
  ]);
  expect(await rows('SELECT role FROM portal.memberships')).toEqual([{ role: 'admin' }]);
  await expect(run('create', 'Elm Court', '--admin', 'b@example.org', ...zone)).rejects.toThrow(
    'There is an association elm-court already.',
  );

  expect(await run('import-homes', join(folder, 'homes.csv'))).toEqual([
    'Line 1, dues: This column is unknown and left out.',
    'Elm Court: 2 homes added or changed.',
  ]);
  expect(
    await rows(`SELECT unit.id, building.name FROM portal.units AS unit
      LEFT JOIN portal.buildings AS building ON building.id = unit.building ORDER BY unit.id`),
  ).toEqual([
    { id: '12 Maple Lane', name: null },
    { id: 'A-101', name: 'North' },
  ]);
  const file = join(folder, 'people.csv');
  await writeFile(
    file,
    'name,email,role,unit\nNell Muñoz,nell@example.org,resident,A-101\nOri,ori,admin,\n',
    // The encoding that Excel uses on Windows.
    'latin1',
  );
  const output: string[] = [];
  await expect(run('import-people', file).then((lines) => output.push(...lines))).rejects.toThrow(
    'Nothing is imported. Lines refused: 1. --skip-refused imports the others: 1.',
  );
  expect(await run('import-people', file, '--skip-refused')).toEqual([
    'Line 3, email (ori): This is not an email address.',
    'Elm Court: 1 person imported.',
  ]);
  expect(
    await rows(`SELECT data ->> 'displayName' AS name FROM portal.people ORDER BY name`),
  ).toEqual([{ name: 'Nell Muñoz' }, { name: 'ada' }]);

  const workbook = join(folder, 'people.xlsx');
  const people = textRows([
    ['name', 'email', 'role', 'unit'],
    ['Ori Lund', 'ori@example.org', 'resident', 'A-101'],
  ]);
  await writeFile(
    workbook,
    aWorkbook({ sheets: { Notes: textRows([['notes']]), People: people } }),
  );
  await expect(run('import-people', workbook, '--sheet', 'Homes')).rejects.toThrow(
    'people.xlsx has no sheet Homes with content: Notes, People.',
  );
  expect(await run('import-people', workbook, '--sheet', 'People')).toEqual([
    'Elm Court: 1 person imported.',
  ]);
  const board = join(folder, 'board.csv');
  await writeFile(
    board,
    'Name,Office,Term until\nOri Lund,President,2040-12-31\nNell,Secretary,\n',
  );
  await expect(run('import-board', board)).rejects.toThrow(
    'Nothing is imported. Lines refused: 1. --skip-refused imports the others: 1.',
  );
  expect(await run('import-board', board, '--skip-refused')).toEqual([
    'Line 3, name (Nell): The association has nobody of this name or email; import-people adds people.',
    'Elm Court: 1 seat added.',
  ]);
  expect(
    await rows(`SELECT data ->> 'office' AS office, data ->> 'until' AS until FROM portal.seats`),
  ).toEqual([{ office: 'President', until: '2041-01-01T07:00:00.000Z' }]);
  const cut = join(folder, 'cut.xlsx');
  await writeFile(cut, (await readFile(workbook)).subarray(0, 200));
  await expect(run('import-people', cut)).rejects.toThrow('cut.xlsx: This file is damaged');

  const backup = join(folder, 'backup');
  expect(await run('backup', backup)).toEqual([
    expect.stringMatching(/^\d+ rows and 0 files are in/),
  ]);
  const target = await startTestDatabase();
  expect(await runOn(target, 'restore', backup)).toEqual([
    expect.stringMatching(/^\d+ rows and 0 files of \S+ are back\.$/),
  ]);
  await target.drop();
});

test('exports an association to a ZIP that an empty server imports', async () => {
  const zone = ['--time-zone', 'America/Denver'];
  const from = await startTestDatabase();
  await runOn(from, 'create', 'Birch Row', '--admin', 'ada@example.org', ...zone);
  const zip = join(folder, 'birch.zip');
  expect(await runOn(from, 'export', zip)).toEqual([
    expect.stringMatching(/^Birch Row: \d+ rows and 0 files are in .+birch\.zip\.$/),
  ]);
  await expect(runOn(from, 'export', zip)).rejects.toThrow('birch.zip exists already.');
  await expect(runOn(from, 'export', join(folder, 'no/such.zip'))).rejects.toThrow('ENOENT');
  await expect(runOn(from, 'import', zip)).rejects.toThrow('it has an association');
  expect((await readdir(folder)).filter((name) => name.includes('.zip'))).toEqual(['birch.zip']);
  const target = await startTestDatabase();
  expect(await runOn(target, 'import', zip)).toEqual([
    expect.stringMatching(/^Birch Row is imported as birch-row: \d+ rows and 0 files of \S+Z\.$/),
  ]);
  expect(await runOn(target, 'export', join(folder, 'again.zip'))).toHaveLength(1);
  await target.drop();
  await from.drop();
});

test('moves files from a folder to a store, backs them up from there and gives them back', async () => {
  const files = await openFolderStorage(join(folder, 'kept'));
  const leak = { hoaId: 'elm-court', id: 'leak' };
  await importFile(files, leak, Buffer.from('content'));
  const store = await startS3Server();
  vi.stubEnv('AWS_ACCESS_KEY_ID', store.access.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', store.access.secretAccessKey);
  const urlOf = (prefix: string) => `s3://files/${prefix}?endpoint=${store.endpoint}`;
  const target = await startTestDatabase();
  const runIn = (filesUrl: string, ...args: string[]) => runOn({ ...target, filesUrl }, ...args);

  expect(await runIn(urlOf('first'), 'move-files', join(folder, 'kept'))).toEqual([
    '1 files copied, 0 were there already, 0 were removed meanwhile.',
    expect.stringMatching(/^All files of .+ are where FILES_URL says; nothing was removed/),
  ]);
  expect(store.names()).toEqual(['first/files/elm-court/leak']);
  expect(await readdir(join(folder, 'kept/files/elm-court'))).toHaveLength(1);
  await expect(runIn(urlOf('first'), 'move-files', join(folder, 'x'))).rejects.toThrow(
    'is no folder of files',
  );

  const backup = join(folder, 'backup-of-store');
  expect(await runIn(urlOf('first'), 'backup', backup)).toEqual([
    expect.stringMatching(/^\d+ rows and 1 files are in/),
  ]);
  await runIn(urlOf('second'), 'restore', backup);
  expect(store.names()).toContain('second/files/elm-court/leak');

  store.fail('GET', 'refused');
  const other = join(folder, 'backup-of-nothing');
  await expect(runIn(urlOf('first'), 'backup', other)).rejects.toThrow(
    'The store of files: AccessDenied: AccessDenied',
  );
  await store.close();
  await target.drop();
});

test('queues jobs again that were given up', async () => {
  expect(await run('retry-given-up')).toEqual(['0 given-up jobs are tried again.']);
});

test.each([
  ['nothing', [], /^npm run association -- create/],
  ['an unknown command', ['destroy', 'x'], /^npm run association -- create/],
  ['an unknown option', ['backup', 'x', '--fast'], /--fast/],
  ['no administrator', ['create', 'Oak', '--time-zone', 'UTC'], /takes --admin and --time-zone/],
  [
    'no time zone',
    ['create', 'Oak', '--admin', 'a@b.example', '--time-zone', 'Mars'],
    /Mars is no time zone/,
  ],
  [
    'an odd email',
    ['create', 'Oak', '--admin', 'ada', '--time-zone', 'UTC'],
    /ada is no email address/,
  ],
  ['no file', ['import-people', '/nowhere.csv'], /\/nowhere.csv can't be read/],
  [
    'an unknown association',
    ['import-homes', 'package.json', '--association', 'oak'],
    /There is no association oak/,
  ],
])('says in a sentence what is wrong with %s', async (_, args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
  expect(await rows(`SELECT id FROM portal.associations WHERE id = 'oak'`)).toEqual([]);
});

test('works on the embedded database while the portal runs, and leaves it running', async () => {
  const own = join(folder, 'embedded');
  const portal = await openDevelopmentDatabase({ folder: own, databaseUrl: undefined, secret: '' });
  onTestFinished(() => portal.close());
  const output: string[] = [];
  for (const name of ['Elm Court', 'Oak Row']) {
    await association({
      args: ['create', name, '--admin', 'ada@example.org', '--time-zone', 'America/Denver'],
      folder: own,
      say: (line) => output.push(line),
    });
  }
  expect(output).toEqual([
    'Elm Court is founded as elm-court; ada@example.org is invited.',
    'Oak Row is founded as oak-row; ada@example.org is invited.',
  ]);
  const client = new Client({ connectionString: portal.ownerUrl });
  await client.connect();
  const { rows } = await client.query('SELECT name FROM portal.associations ORDER BY name');
  await client.end();
  expect(rows).toEqual([{ name: 'Elm Court' }, { name: 'Oak Row' }]);
});
