import { isIP } from 'node:net';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { FileStorageConfiguration } from './files/open-file-storage.ts';

/** The network address to listen on. */
export interface ListenAddress {
  readonly port: number;
  /** Undefined to listen on all addresses of the machine. */
  readonly host: string | undefined;
}

/** The configuration of `npm run serve`, from environment variables. */
export interface ServeConfiguration extends ListenAddress, FileStorageConfiguration {
  /** The connection string of the restricted role. */
  readonly databaseUrl: string;
  /** For example `https://portal.example.org`. */
  readonly origin: string;
  /** Undefined if mails are read at `/mailbox`. */
  readonly smtpUrl: string | undefined;
  /** The sender address of mails. */
  readonly mailFrom: string;
  /** The address for answers to mails; undefined if they are not received. */
  readonly replyAddress: string | undefined;
  /** Authorizes requests that deliver received mails; undefined if only `/mailbox` answers mails. */
  readonly inboundMailSecret: string | undefined;
  readonly secret: string;
  /** Addresses or networks of reverse proxies, whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Allows other machines to read `/metrics`; undefined if only this machine may. */
  readonly metricsToken: string | undefined;
  readonly hasMailbox: boolean;
  /** Records payments of dues without charging anyone. */
  readonly hasDemo: boolean;
  readonly hasSampleSignIn: boolean;
}

/** The configuration of `npm start`, from environment variables. */
export interface DevelopConfiguration extends ListenAddress, FileStorageConfiguration {
  /** The developer's own database, connected as its owner; undefined for the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The folder for the database, the files and the secret. */
  readonly folder: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly replyAddress: string | undefined;
  readonly inboundMailSecret: string | undefined;
}

export interface MigrateConfiguration {
  readonly ownerUrl: string;
  /** The connection string of the server; its role is created. */
  readonly databaseUrl: string;
  /** The storage for the demo association's files; undefined to create no demo. */
  readonly demoFiles: FileStorageConfiguration | undefined;
}

/** The configuration of `npm run association`, from environment variables. */
export interface AssociationConfiguration extends FileStorageConfiguration {
  /** Undefined for the embedded database of `npm start`. */
  readonly owned: { readonly ownerUrl: string; readonly url: string } | undefined;
  /** The folder of the embedded database and the files. */
  readonly folder: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const defaultPort = 4173;

/** The minimum length in characters; `openssl rand -base64 32` prints 44. */
const minSecretLength = 32;

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

const secret = z.string().min(minSecretLength, { error: `${minSecretLength} characters or more` });

const mail = url('smtp:', 'smtps:');
const mailAddress = z.email({ error: 'an email address' });
/** A token is added to its first part, which may have 64 characters. */
const replyAddress = mailAddress.regex(/^[^+]{1,20}@/, {
  error: 'an email address with at most 20 characters before the @, and no +',
});
const filesError = 'file:///folder or s3://bucket?endpoint=… (docs/runbook.md)';
const files = z
  .string()
  .refine((text) => isUrl(text, 'file:') || isBucketUrl(text), { error: filesError });

/** The places of files, and the credentials of an S3 store. */
const filesPlace = {
  FILES_URL: files.optional(),
  FILES_ALSO_URL: files.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
};

type FilesRead = { readonly [name in keyof typeof filesPlace]?: string | undefined };

const needsKeys = ({ FILES_URL = '', FILES_ALSO_URL = '' }: FilesRead) =>
  isBucketUrl(FILES_URL) || isBucketUrl(FILES_ALSO_URL);

/** Requires a credential if files are in an S3 store. */
function withKey(name: 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY') {
  const isThere = (read: FilesRead) => !needsKeys(read) || read[name] !== undefined;
  const missing = { path: [name], error: 'what the store of files gave you', when: () => true };
  return [isThere, missing] as const;
}
const withKeyId = withKey('AWS_ACCESS_KEY_ID');
const withSecretKey = withKey('AWS_SECRET_ACCESS_KEY');

const serveSchema = z
  .object({
    ...place,
    DATABASE_URL: postgres,
    PORTAL_ORIGIN: z.string().refine((text) => isUrl(text, 'https:') && isOrigin(text), {
      error: 'an https address without a path, such as https://portal.example.org',
    }),
    SMTP_URL: mail.optional(),
    MAIL_FROM: mailAddress.optional(),
    REPLY_ADDRESS: replyAddress.optional(),
    INBOUND_MAIL_SECRET: secret.optional(),
    ...filesPlace,
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
  })
  .refine((read) => !read.REPLY_ADDRESS || read.INBOUND_MAIL_SECRET !== undefined || read.MAILBOX, {
    path: ['INBOUND_MAIL_SECRET'],
    error: `${minSecretLength} characters or more, since there is a REPLY_ADDRESS`,
    when: () => true,
  })
  .refine(...withKeyId)
  .refine(...withSecretKey);

const developSchema = z
  .object({
    ...place,
    DATABASE_URL: postgres.optional(),
    DATA: z.string().optional(),
    SMTP_URL: mail.optional(),
    MAIL_FROM: mailAddress.default('portal@localhost'),
    REPLY_ADDRESS: replyAddress.optional(),
    INBOUND_MAIL_SECRET: secret.optional(),
    ...filesPlace,
  })
  .refine(...withKeyId)
  .refine(...withSecretKey);

const migrateSchema = z
  .object({
    DATABASE_OWNER_URL: postgres,
    DATABASE_URL: postgres,
    DEMO: on,
    ...filesPlace,
  })
  .refine(({ DEMO, FILES_URL }) => !DEMO || FILES_URL !== undefined, {
    path: ['FILES_URL'],
    error: filesError,
    when: () => true,
  })
  .refine(...withKeyId)
  .refine(...withSecretKey);

const associationSchema = z
  .object({
    DATABASE_OWNER_URL: postgres.optional(),
    DATABASE_URL: postgres.optional(),
    ...filesPlace,
    DATA: z.string().optional(),
  })
  .refine((read) => (read.DATABASE_OWNER_URL === undefined) === (read.DATABASE_URL === undefined), {
    path: ['DATABASE_OWNER_URL'],
    error: 'an address that begins with postgres: or postgresql:, and so does DATABASE_URL',
    when: () => true,
  })
  .refine(...withKeyId)
  .refine(...withSecretKey);

/** Reads the configuration of `npm run serve`; the error lists every missing or invalid variable. */
export function readServeConfiguration(environment: Environment): ServeConfiguration {
  const read = parse(serveSchema, environment);
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL,
    origin: read.PORTAL_ORIGIN,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `portal@${new URL(read.PORTAL_ORIGIN).hostname}`,
    replyAddress: read.REPLY_ADDRESS,
    inboundMailSecret: read.INBOUND_MAIL_SECRET,
    ...placeOfFiles(read, read.FILES_URL),
    secret: read.SECRET,
    metricsToken: read.METRICS_TOKEN,
    trustedProxies: read.TRUSTED_PROXIES,
    hasMailbox: read.MAILBOX,
    hasDemo: read.DEMO,
    hasSampleSignIn: read.SAMPLE_SIGN_IN,
  };
}

/** Reads the configuration of `npm start`, which is all optional. `folder` is the default of `DATA`. */
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
    replyAddress: read.REPLY_ADDRESS ?? (read.SMTP_URL ? undefined : 'reply@localhost'),
    inboundMailSecret: read.INBOUND_MAIL_SECRET,
    ...placeOfFiles(read, read.FILES_URL ?? pathToFileURL(`${data}/files`).href),
  };
}

/**
 * Reads the configuration of `npm run association`; without connection strings it is the embedded database of `npm
 * start`.
 */
export function readAssociationConfiguration(
  environment: Environment,
  folder: string,
): AssociationConfiguration {
  const read = parse(associationSchema, environment);
  const { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: appUrl, DATA: data = folder } = read;
  return {
    owned: ownerUrl && appUrl ? { ownerUrl, url: appUrl } : undefined,
    folder: data,
    ...placeOfFiles(read, read.FILES_URL ?? pathToFileURL(`${data}/files`).href),
  };
}

/** Reads the configuration of `npm run migrate`. */
export function readMigrateConfiguration(environment: Environment): MigrateConfiguration {
  const read = parse(migrateSchema, environment);
  return {
    ownerUrl: read.DATABASE_OWNER_URL,
    databaseUrl: read.DATABASE_URL,
    demoFiles: read.DEMO && read.FILES_URL ? placeOfFiles(read, read.FILES_URL) : undefined,
  };
}

function placeOfFiles(read: FilesRead, filesUrl: string): FileStorageConfiguration {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = read;
  const keys = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return {
    filesUrl,
    filesAlsoUrl: read.FILES_ALSO_URL,
    filesAccess: needsKeys({ ...read, FILES_URL: filesUrl }) ? keys : undefined,
  };
}

/** The error contains no values, since some are secrets. */
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

/**
 * Checks for `s3://bucket/prefix?endpoint=https://s3.example.org&region=eu-central-1`, where endpoint or region is
 * required.
 */
function isBucketUrl(text: string): boolean {
  if (!isUrl(text, 's3:')) return false;
  const { hostname, searchParams, username, password, port, hash } = new URL(text);
  const endpoint = searchParams.get('endpoint');
  const isKnown = [...searchParams.keys()].every((key) => key === 'endpoint' || key === 'region');
  const isPlain = [username, password, port, hash].every((part) => part === '');
  const isReached = endpoint === null || isUrl(endpoint, 'https:') || isUrl(endpoint, 'http:');
  const isSomewhere = endpoint !== null || /^[a-z0-9-]+$/.test(searchParams.get('region') ?? '');
  const isBucket = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname);
  return isBucket && isKnown && isPlain && isReached && isSomewhere;
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
