import { describe, expect, it } from 'vitest';
import {
  readDevelopConfiguration,
  readMigrateConfiguration,
  readServeConfiguration,
} from './configuration.ts';

const whole = {
  DATABASE_URL: 'postgres://portal:secret@db/portal',
  PORTAL_ORIGIN: 'https://portal.example.org',
  SMTP_URL: 'smtps://user:pass@mail.example.org',
  FILES_URL: 'file:///var/lib/portal',
  SECRET: 'x'.repeat(43),
  PATH: '/usr/bin',
};

describe('the configuration of a server in production', () => {
  it('is read completely, with all development features off [V13.1.1]', () => {
    expect(readServeConfiguration(whole)).toEqual({
      port: 4173,
      host: undefined,
      databaseUrl: whole.DATABASE_URL,
      origin: whole.PORTAL_ORIGIN,
      smtpUrl: whole.SMTP_URL,
      mailFrom: 'portal@portal.example.org',
      replyAddress: undefined,
      inboundMailSecret: undefined,
      filesUrl: whole.FILES_URL,
      secret: whole.SECRET,
      metricsToken: undefined,
      trustedProxies: [],
      hasMailbox: false,
      hasDemo: false,
      hasSampleSignIn: false,
    });
  });

  it('takes an address for answers by mail together with the secret of the mail server', () => {
    const answers = {
      REPLY_ADDRESS: 'reply@portal.example.org',
      INBOUND_MAIL_SECRET: 'y'.repeat(32),
    };
    const read = readServeConfiguration({ ...whole, ...answers });
    expect(read).toMatchObject({
      replyAddress: answers.REPLY_ADDRESS,
      inboundMailSecret: answers.INBOUND_MAIL_SECRET,
    });
    const { INBOUND_MAIL_SECRET: _, ...addressOnly } = answers;
    expect(() => readServeConfiguration({ ...whole, ...addressOnly })).toThrow(
      'INBOUND_MAIL_SECRET is missing',
    );
  });

  it.each(['reply+x@portal.example.org', 'answers-to-conversations@portal.example.org'])(
    'refuses the address for answers %s, which leaves no room for a token',
    (address) => {
      const answers = { REPLY_ADDRESS: address, INBOUND_MAIL_SECRET: 'y'.repeat(32) };
      expect(() => readServeConfiguration({ ...whole, ...answers })).toThrow(
        'REPLY_ADDRESS is wrong',
      );
    },
  );

  it('accepts trusted proxies by address or network', () => {
    const proxies = { TRUSTED_PROXIES: '10.0.0.0/8, ::1' };
    expect(readServeConfiguration({ ...whole, ...proxies }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '::1',
    ]);
  });

  it('takes the switches by name, and no mail server where mail is read at /mailbox', () => {
    const { SMTP_URL: _, ...rest } = whole;
    const switches = { MAILBOX: 'on', DEMO: 'on', SAMPLE_SIGN_IN: 'on' };
    expect(readServeConfiguration({ ...rest, ...switches, PORT: '80', HOST: '::1' })).toMatchObject(
      {
        port: 80,
        host: '::1',
        smtpUrl: undefined,
        hasMailbox: true,
        hasDemo: true,
        hasSampleSignIn: true,
      },
    );
  });

  it.each(['DATABASE_URL', 'PORTAL_ORIGIN', 'SMTP_URL', 'FILES_URL', 'SECRET'])(
    'is refused without %s [V13.2.3]',
    (name) => {
      const message = new RegExp(`^${name} is missing: it takes .+\\.$`);
      expect(() => readServeConfiguration({ ...whole, [name]: undefined })).toThrow(message);
      expect(() => readServeConfiguration({ ...whole, [name]: '' })).toThrow(message);
    },
  );

  it.each([
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'db'],
    ['PORTAL_ORIGIN', 'http://portal.example.org'],
    ['PORTAL_ORIGIN', 'https://portal.example.org/portal'],
    ['PORTAL_ORIGIN', 'https://portal.example.org/'],
    ['MAIL_FROM', 'portal'],
    ['SMTP_URL', 'mail.example.org:25'],
    ['FILES_URL', '/var/lib/portal'],
    ['FILES_URL', 's3://bucket'],
    ['FILES_URL', 's3://bucket?region='],
    ['FILES_URL', 's3://Bucket?region=eu-central-1'],
    ['FILES_URL', 's3://key:secret@bucket?region=eu-central-1'],
    ['FILES_URL', 's3://bucket?endpoint=s3.example.org'],
    ['FILES_URL', 's3://bucket?endpoint=https://s3.example.org&secret=x'],
    ['FILES_ALSO_URL', '/var/lib/portal'],
    ['SECRET', 'short'],
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['PORT', '1.5'],
    ['TRUSTED_PROXIES', 'proxy'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['MAILBOX', 'yes'],
    ['DEMO', 'true'],
  ])('is refused with %s=%s [V11.1.1 V12.2.1]', (name, value) => {
    const read = () => readServeConfiguration({ ...whole, [name]: value });
    expect(read).toThrow(new RegExp(`^${name} is wrong: it takes .+\\.$`));
  });

  it('accepts a bucket with its keys, and a second storage for a migration of files', () => {
    const url = 's3://bucket/portal?endpoint=https://s3.example.org&region=eu-central-1';
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'hidden' };
    for (const [first, second] of [
      [url, whole.FILES_URL],
      [whole.FILES_URL, url],
      [url, undefined],
    ]) {
      const places = { FILES_URL: first, FILES_ALSO_URL: second };
      expect(readServeConfiguration({ ...whole, ...places, ...keys })).toMatchObject({
        filesUrl: first,
        filesAlsoUrl: second,
        filesAccess: { accessKeyId: 'id', secretAccessKey: 'hidden' },
      });
      expect(() => readServeConfiguration({ ...whole, ...places })).toThrow(
        /^AWS_ACCESS_KEY_ID is missing: it takes .+\.\nAWS_SECRET_ACCESS_KEY is missing: .+$/,
      );
    }
    expect(readServeConfiguration({ ...whole, ...keys }).filesAccess).toBeUndefined();
  });

  it('reports all errors together, without any values [V13.3.1]', () => {
    const read = () => readServeConfiguration({ ...whole, SECRET: 'short', DATABASE_URL: 'x:hid' });
    expect(read).toThrow(/^DATABASE_URL is wrong: .+\nSECRET is wrong: .+$/);
    expect(read).not.toThrow(/short|hid/);
  });
});

it('the development configuration has defaults for everything', () => {
  expect(readDevelopConfiguration({ PATH: '/usr/bin' }, '/portal/data')).toEqual({
    port: 4173,
    host: undefined,
    databaseUrl: undefined,
    folder: '/portal/data',
    smtpUrl: undefined,
    mailFrom: 'portal@localhost',
    replyAddress: 'reply@localhost',
    filesUrl: 'file:///portal/data/files',
  });
});

describe('the configuration of a migration', () => {
  const owner = { ...whole, DATABASE_OWNER_URL: 'postgres://owner@db/portal' };

  it('requires the owner of the database', () => {
    expect(() => readMigrateConfiguration(whole)).toThrow(/^DATABASE_OWNER_URL is missing/);
    expect(readMigrateConfiguration(owner)).toEqual({
      ownerUrl: owner.DATABASE_OWNER_URL,
      databaseUrl: whole.DATABASE_URL,
      demoFiles: undefined,
    });
  });

  it('needs a place for the files of the demo association, where that is wanted', () => {
    const demo = { ...owner, DEMO: 'on' };
    expect(readMigrateConfiguration(demo)).toMatchObject({
      demoFiles: { filesUrl: whole.FILES_URL },
    });
    const read = () => readMigrateConfiguration({ ...demo, FILES_URL: undefined });
    expect(read).toThrow(/^FILES_URL is missing/);
  });
});
