import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Output, PortalError } from '@hoa/api';
import { isTimeZone, normalLine } from '@hoa/domain';
import { normalizeEmail } from '@hoa/domain/email';
import type { ImportProblem } from '@hoa/domain/people';
import { FileRefusal, readTables } from '@hoa/spreadsheets';
import { type AssociationConfiguration, readAssociationConfiguration } from '../configuration.ts';
import { joinDevelopmentDatabase, openDevelopmentDatabase } from '../development-database.ts';
import { exportAssociation } from '../export/export-association.ts';
import { importAssociation } from '../export/import-association.ts';
import { openFolderStorage } from '../files/folder-storage.ts';
import { moveFiles } from '../files/move-files.ts';
import { type FileStorageConfiguration, openFileStorage } from '../files/open-file-storage.ts';
import { reasonOf } from '../files/s3-storage.ts';
import { retryFailed } from '../jobs/retry-failed.ts';
import { backUp } from './backup.ts';
import {
  fileProblemTexts,
  importProblemTexts,
  type OwnedDatabase,
  withAssociations,
} from './people.ts';
import { restore } from './restore.ts';

export interface AssociationCommandOptions {
  /** The arguments after `npm run association --`. */
  readonly args: readonly string[];
  /** The folder of the embedded database and the files, for use if the environment configures no others. */
  readonly folder: string;
  readonly say: (line: string) => void;
}

const usage = `npm run association -- create "Name" --admin ada@example.org --time-zone America/Denver [--emergency-phone NUMBER]
npm run association -- import-homes FILE [--sheet NAME] [--association ID] [--skip-refused]
npm run association -- import-people FILE [--sheet NAME] [--association ID] [--skip-refused]
npm run association -- import-board FILE [--sheet NAME] [--association ID] [--skip-refused]
npm run association -- export FILE.zip [--association ID]
npm run association -- import FILE.zip (an export, to an empty server of the same version)
npm run association -- backup FOLDER
npm run association -- restore FOLDER
npm run association -- move-files FOLDER
npm run association -- retry-given-up`;

const options = {
  admin: { type: 'string' },
  'admin-name': { type: 'string' },
  'time-zone': { type: 'string' },
  'emergency-phone': { type: 'string' },
  id: { type: 'string' },
  association: { type: 'string' },
  'skip-refused': { type: 'boolean' },
  sheet: { type: 'string' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

interface Run {
  readonly database: OwnedDatabase;
  readonly place: FileStorageConfiguration;
  readonly operand: string;
  readonly values: Options;
  readonly say: (line: string) => void;
}

interface CopiedContent {
  readonly tables: readonly { readonly rows: number }[];
  readonly files: readonly unknown[];
}

const commands: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  create,
  'import-homes': importHomes,
  'import-people': importPeople,
  'import-board': importBoard,
  export: runExport,
  import: runImport,
  backup: runBackup,
  restore: runRestore,
  'move-files': runMoveFiles,
  'retry-given-up': runRetryGivenUp,
};

/** Commands without an argument. */
const bare: readonly string[] = ['retry-given-up'];

export async function association(given: AssociationCommandOptions): Promise<void> {
  const { positionals, values } = parse(given.args);
  const [name = '', operand = '', ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isWhole = (operand === '') === bare.includes(name) && rest.length === 0;
  if (!command || !isWhole) throw new Error(usage);
  const configuration = readAssociationConfiguration(process.env, given.folder);
  const { database, close } = await open(configuration);
  try {
    await command({ database, place: configuration, operand, values, say: given.say });
  } catch (error) {
    throw isOfStore(error) ? new Error(`The store of files: ${reasonOf(error)}`) : error;
  } finally {
    await close();
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`);
  }
}

async function open(configuration: AssociationConfiguration) {
  const { owned, folder } = configuration;
  if (owned) return { database: owned, close: async () => undefined };
  await mkdir(folder, { recursive: true });
  const embedded =
    (await joinDevelopmentDatabase(folder)) ??
    (await openDevelopmentDatabase({ folder, databaseUrl: undefined, secret: '' }));
  return { database: embedded, close: () => embedded.close() };
}

async function create({ database, operand, values, say }: Run): Promise<void> {
  const name = normalLine(operand);
  const { admin: typedEmail, 'time-zone': timeZone } = values;
  if (!typedEmail || !timeZone) throw new Error(`create takes --admin and --time-zone.\n${usage}`);
  if (name === '') throw new Error('The name of an association shows at least one character.');
  const email = normalizeEmail(typedEmail);
  if (!email) throw new Error(`--admin: ${typedEmail} is no email address.`);
  if (!isTimeZone(timeZone)) {
    throw new Error(`${timeZone} is no time zone, such as America/Denver.`);
  }
  const id = values.id ?? idOf(name);
  const displayName =
    normalLine(values['admin-name'] ?? '') || normalLine(email.split('@')[0] ?? '') || email;
  const emergencyPhone = normalLine(values['emergency-phone'] ?? '');
  const settings = {
    ticketPrefix: 'TKT',
    invoicePrefix: 'INV',
    confirmsEmails: true,
    ...(emergencyPhone && { emergencyPhone }),
  };
  await withAssociations(database, async (associations) => {
    await associations.create({ id, name, timeZone, ...settings }, { email, displayName });
  }).catch((error: Error & { code?: string }) => {
    if (error.code === '23505') throw new Error(`There is an association ${id} already.`);
    throw error;
  });
  say(`${name} is founded as ${id}; ${email} is invited.`);
}

async function importHomes(run: Run): Promise<void> {
  await importFile(run, 'homes', ({ imported }) => {
    return `${imported === 1 ? '1 home' : `${imported} homes`} added or changed.`;
  });
}

async function importPeople(run: Run): Promise<void> {
  await importFile(run, 'people', ({ imported, people = imported }) => {
    return `${people === 1 ? '1 person' : `${people} people`} imported.`;
  });
}

async function importBoard(run: Run): Promise<void> {
  await importFile(run, 'seats', ({ imported }) => {
    return `${imported === 1 ? '1 seat' : `${imported} seats`} added.`;
  });
}

async function importFile(
  { database, operand, values, say }: Run,
  kind: 'homes' | 'people' | 'seats',
  outcome: (result: Output<'people.import'>) => string,
): Promise<void> {
  const csv = await readTable(operand, values.sheet);
  await withAssociations(database, async (associations) => {
    const found = await associations.find(values.association);
    const { accepted, refused } = await associations.run(found, `${kind}.importPreview`, { csv });
    for (const { line, column, problem, value } of refused.items) {
      const reason = importProblemTexts[problem as ImportProblem] ?? problem;
      say(`Line ${line}${column && `, ${column}`}${value && ` (${value})`}: ${reason}`);
    }
    const leftOut = refused.items.filter(({ problem }) => problem === 'column-unknown').length;
    const lines = refused.total - leftOut;
    if (lines > 0 && !values['skip-refused']) {
      throw new Error(
        `Nothing is imported. Lines refused: ${lines}. --skip-refused imports the others: ${accepted.total}.`,
      );
    }
    say(`${found.name}: ${outcome(await associations.run(found, `${kind}.import`, { csv }))}`);
  });
}

async function runExport({ database, place, operand, values, say }: Run): Promise<void> {
  const target = resolve(operand);
  const unfinished = `${target}.part`;
  const isFree = await access(target).then(
    () => false,
    () => true,
  );
  if (!isFree) throw new Error(`${operand} exists already.`);
  const files = await openFileStorage(place);
  await withAssociations(database, async (associations) => {
    const association = await associations.find(values.association);
    const { snapshot } = associations;
    const from = { database: { snapshot }, files, association };
    try {
      const exported = { ...from, locale: 'en', target: unfinished, now: new Date() } as const;
      const manifest = await exportAssociation(exported);
      await rename(unfinished, target);
      say(`${association.name}: ${contentOf(manifest)} are in ${operand}.`);
    } finally {
      await rm(unfinished, { force: true });
    }
  });
}

async function runImport({ database, place, operand, say }: Run): Promise<void> {
  const manifest = await importAssociation({
    ownerUrl: database.ownerUrl,
    files: await openFileStorage(place),
    source: resolve(operand),
    now: new Date(),
  });
  const { association, at } = manifest;
  say(`${association.name} is imported as ${association.id}: ${contentOf(manifest)} of ${at}.`);
}

async function runBackup({ database, place, operand, say }: Run): Promise<void> {
  const { tables, files } = await backUp({
    ownerUrl: database.ownerUrl,
    files: await openFileStorage(place),
    folder: resolve(operand),
    now: new Date(),
  });
  say(`${contentOf({ tables, files })} are in ${operand}.`);
}

async function runRestore({ database, place, operand, say }: Run): Promise<void> {
  const { tables, files, at } = await restore({
    ownerUrl: database.ownerUrl,
    files: await openFileStorage(place),
    folder: resolve(operand),
  });
  say(`${contentOf({ tables, files })} of ${at} are back.`);
}

async function runMoveFiles({ place, operand, say }: Run): Promise<void> {
  const folder = resolve(operand);
  await access(join(folder, 'files')).catch(() => {
    throw new Error(`${operand} is no folder of files of a portal.`);
  });
  const { filesUrl, filesAccess } = place;
  if (pathToFileURL(folder).href === filesUrl) throw new Error('FILES_URL names the same folder.');
  const from = await openFolderStorage(folder);
  const to = await openFileStorage({ filesUrl, filesAccess });
  await to.isReady();
  const { copied, known, gone, failed } = await moveFiles({ from, to, say });
  say(`${copied} files copied, ${known} were there already, ${gone} were removed meanwhile.`);
  if (failed > 0) throw new Error(`${failed} files are not copied: run it again.`);
  say(`All files of ${operand} are where FILES_URL says; nothing was removed from the folder.`);
}

async function runRetryGivenUp({ database, say }: Run): Promise<void> {
  const count = await retryFailed(database.ownerUrl);
  say(`${count} given-up jobs are tried again.`);
}

/** True for a failure of the file storage, which is printed as a short message. */
function isOfStore(error: unknown): boolean {
  return error instanceof PortalError && error.code === 'busy' && error.cause !== undefined;
}

function contentOf({ tables, files }: CopiedContent): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows and ${files.length} files`;
}

/** Returns a CSV file, or the given or the first sheet of an Excel workbook as one. */
async function readTable(path: string, sheet: string | undefined): Promise<string> {
  const bytes = await readFile(path).catch(() => {
    throw new Error(`${path} can't be read.`);
  });
  const tables = await readTables(bytes).catch((error: unknown) => {
    if (!(error instanceof FileRefusal)) throw error;
    throw new Error(`${path}: ${fileProblemTexts[error.problem]}`);
  });
  const table = sheet === undefined ? tables[0] : tables.find(({ name }) => name === sheet);
  if (table) return table.csv;
  const names = tables.map(({ name }) => name).filter(Boolean);
  throw new Error(`${path} has no sheet ${sheet} with content: ${names.join(', ') || 'none'}.`);
}

/** Derives an id from a name: `cedar-hollow` for 'Cedar Hollow'. */
function idOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const id = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (id === '') throw new Error('The name has no letters for an id: name one by --id.');
  return id;
}
