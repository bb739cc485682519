import { isIP } from 'node:net';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

/** Where the server is reached. */
export interface Place {
  readonly port: number;
  /** Every address of the machine when left out. */
  readonly host: string | undefined;
}

/** What a server in production is told by its environment. */
export interface ServeConfiguration extends Place {
  /** Of the restricted role. */
  readonly databaseUrl: string;
  /** Such as `https://portal.example.org`. */
  readonly origin: string;
  /** undefined where mail is read at `/mailbox`. */
  readonly smtpUrl: string | undefined;
  /** The address that mails come from. */
  readonly mailFrom: string;
  /** `file:` and a folder. */
  readonly filesUrl: string;
  readonly secret: string;
  /** Addresses or networks of the proxies in front, whose word on who asks is taken. */
  readonly trustedProxies: readonly string[];
  /** Lets other machines read `/metrics`; undefined where only this one may. */
  readonly metricsToken: string | undefined;
  readonly hasMailbox: boolean;
  /** Whether dues are recorded as paid without being taken. */
  readonly hasDemo: boolean;
  readonly hasSampleSignIn: boolean;
}

/** What `npm start` is told. */
export interface DevelopConfiguration extends Place {
  /** A database of theirs in place of the embedded one, as its owner. */
  readonly databaseUrl: string | undefined;
  /** Keeps the database, files and the secret. */
  readonly folder: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly filesUrl: string;
}

export interface MigrateConfiguration {
  readonly ownerUrl: string;
  /** The address that the server will use; its role is made. */
  readonly databaseUrl: string;
  /** Where the files of the demo association go; undefined where none is wanted. */
  readonly demoFilesUrl: string | undefined;
}

/** What `npm run association` is told. */
export interface AssociationConfiguration {
  /** Missing for the embedded database of `npm start`. */
  readonly owned: { readonly ownerUrl: string; readonly url: string } | undefined;
  /** Keeps the embedded database and files. */
  readonly folder: string;
  readonly filesUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const defaultPort = 4173;

/** Characters; as many as 32 random bytes take in base64 without padding, less a few. */
const shortestSecret = 32;

const url = (...schemes: string[]) =>
  z.string().refine((text) => schemes.some((scheme) => isUrl(text, scheme)), {
    error: `an address that begins with ${schemes.join(' or ')}`,
  });

const postgres = url('postgres:', 'postgresql:');

const on = z
  .enum(['on', 'off'], { error: 'on or off' })
  .default('off')
  .transform((text) => text === 'on');

const place = {
  PORT: z.coerce
    .number({ error: 'a number from 0 to 65535' })
    .pipe(z.int().min(0).max(65_535, { error: 'a number from 0 to 65535' }))
    .default(defaultPort),
  HOST: z.string().optional(),
};

const networks = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((each) => each.trim() || []))
  .refine((all) => all.every(isNetwork), {
    error: 'addresses or networks with commas between them, such as 10.0.0.0/8',
  });

const secret = z.string().min(shortestSecret, { error: `${shortestSecret} characters or more` });

const mail = url('smtp:', 'smtps:');
const mailAddress = z.email({ error: 'an email address' });
const files = url('file:');

const serveSchema = z
  .object({
    ...place,
    DATABASE_URL: postgres,
    PORTAL_ORIGIN: z.string().refine((text) => isUrl(text, 'https:') && isOrigin(text), {
      error: 'an https address without a path, such as https://portal.example.org',
    }),
    SMTP_URL: mail.optional(),
    MAIL_FROM: mailAddress.optional(),
    FILES_URL: files,
    TRUSTED_PROXIES: networks,
    SECRET: secret,
    METRICS_TOKEN: secret.optional(),
    MAILBOX: on,
    DEMO: on,
    SAMPLE_SIGN_IN: on,
  })
  .refine(({ SMTP_URL, MAILBOX }) => SMTP_URL !== undefined || MAILBOX, {
    path: ['SMTP_URL'],
    error: 'an address that begins with smtp: or smtps:',
    when: () => true,
  });

const developSchema = z.object({
  ...place,
  DATABASE_URL: postgres.optional(),
  DATA: z.string().optional(),
  SMTP_URL: mail.optional(),
  MAIL_FROM: mailAddress.default('portal@localhost'),
  FILES_URL: files.optional(),
});

const migrateSchema = z
  .object({
    DATABASE_OWNER_URL: postgres,
    DATABASE_URL: postgres,
    DEMO: on,
    FILES_URL: files.optional(),
  })
  .refine(({ DEMO, FILES_URL }) => !DEMO || FILES_URL !== undefined, {
    path: ['FILES_URL'],
    error: 'an address that begins with file:',
    when: () => true,
  });

const associationSchema = z
  .object({
    DATABASE_OWNER_URL: postgres.optional(),
    DATABASE_URL: postgres.optional(),
    FILES_URL: files.optional(),
    DATA: z.string().optional(),
  })
  .refine((read) => (read.DATABASE_OWNER_URL === undefined) === (read.DATABASE_URL === undefined), {
    path: ['DATABASE_OWNER_URL'],
    error: 'an address that begins with postgres: or postgresql:, and so does DATABASE_URL',
    when: () => true,
  });

/** The configuration of `npm run serve`; an error names every variable that is missing or odd. */
export function readServeConfiguration(environment: Environment): ServeConfiguration {
  const read = parse(serveSchema, environment);
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL,
    origin: read.PORTAL_ORIGIN,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `portal@${new URL(read.PORTAL_ORIGIN).hostname}`,
    filesUrl: read.FILES_URL,
    secret: read.SECRET,
    metricsToken: read.METRICS_TOKEN,
    trustedProxies: read.TRUSTED_PROXIES,
    hasMailbox: read.MAILBOX,
    hasDemo: read.DEMO,
    hasSampleSignIn: read.SAMPLE_SIGN_IN,
  };
}

/** The configuration of `npm start`, all of which may be left out. `folder` is used unless `DATA` names another. */
export function readDevelopConfiguration(
  environment: Environment,
  folder: string,
): DevelopConfiguration {
  const read = parse(developSchema, environment);
  const data = read.DATA ?? folder;
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL,
    folder: data,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    filesUrl: read.FILES_URL ?? pathToFileURL(`${data}/files`).href,
  };
}

/** The configuration of `npm run association`; without addresses it is the embedded database of `npm start`. */
export function readAssociationConfiguration(
  environment: Environment,
  folder: string,
): AssociationConfiguration {
  const read = parse(associationSchema, environment);
  const { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: appUrl, DATA: data = folder } = read;
  return {
    owned: ownerUrl && appUrl ? { ownerUrl, url: appUrl } : undefined,
    folder: data,
    filesUrl: read.FILES_URL ?? pathToFileURL(`${data}/files`).href,
  };
}

/** The configuration of `npm run migrate`. */
export function readMigrateConfiguration(environment: Environment): MigrateConfiguration {
  const read = parse(migrateSchema, environment);
  return {
    ownerUrl: read.DATABASE_OWNER_URL,
    databaseUrl: read.DATABASE_URL,
    demoFilesUrl: read.DEMO ? read.FILES_URL : undefined,
  };
}

/** The values themselves are not told: some are secrets. */
function parse<S extends z.ZodType>(schema: S, environment: Environment): z.output<S> {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const isMissing = (environment[name] ?? '') === '';
    const wanted = message.startsWith('Invalid input') ? 'a value' : message;
    return `${name} ${isMissing ? 'is missing' : 'is wrong'}: it takes ${wanted}.`;
  });
  throw new Error([...new Set(lines)].join('\n'));
}

function isUrl(text: string, scheme: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === scheme;
}

function isNetwork(text: string): boolean {
  const [address = '', length] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const isLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= longest);
  return isIP(address) !== 0 && isLength;
}

function isOrigin(text: string): boolean {
  return new URL(text).origin === text;
}
