import { PortalError } from '@hoa/api';
import { countDownload, packageOf } from '@hoa/use-cases/association/packages';
import * as z from 'zod/mini';
import {
  answerContent,
  checkedEachWhile,
  disposition,
  safeHeaders,
} from '../files/answer-content.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { HttpApp, HttpContext } from '../http/http-env.ts';
import { readBody, shortBody } from '../http/read-json.ts';
import { readerLocale } from '../http/reader-locale.ts';
import { hashToken } from '../identity/secrets.ts';
import type { Database } from '../ports/database.ts';
import {
  invalidPackagePage,
  packageLines,
  packagePage,
  packageScript,
  unlisted,
} from './package-page.ts';

interface PackageRouteDependencies {
  readonly database: Pick<Database, 'association' | 'unitOfWork'>;
  readonly storage: Pick<FileStorage, 'open'>;
  readonly now: () => Date;
  /** Counts a visit of a network address; rejects with `too-many-requests`. */
  readonly countVisit: (c: HttpContext) => Promise<void>;
}

const tokenSchema = z.object({ token: z.string().check(z.maxLength(400)) });

/**
 * Adds `GET /api/packages`, the page of an auditor's package, `POST /api/packages`, which describes the package of a
 * token, and `POST /api/packages/download`. They need no session. All reasons to refuse a token
 * have the same answer.
 */
export function packageRoutes(dependencies: PackageRouteDependencies): (app: HttpApp) => void {
  return (app) => {
    app.get('/api/packages', (c) => packagePage(readerLocale(c)));
    app.get('/api/packages.js', (c) => {
      c.header('Content-Type', 'text/javascript; charset=utf-8');
      return c.body(packageScript);
    });
    app.post('/api/packages', shortBody, async (c) => {
      const { token } = await readBody(c, tokenSchema);
      const link = await openLink(dependencies, c, token);
      const found = await link?.read();
      if (!link || !found) throw new PortalError('not-found');
      const { state, link: shared } = found;
      const shown = { ...shared, state, association: link.association.name };
      const lines = packageLines(shown, readerLocale(c));
      return c.json({ lines, isReady: state === 'ready' }, 200, unlisted);
    });
    app.post('/api/packages/download', shortBody, async (c) => {
      const { token } = await c.req.parseBody();
      const answer = await download(dependencies, c, String(token));
      return answer ?? invalidPackagePage(readerLocale(c));
    });
  };
}

/** A token is the association's id and a secret, with a dot between. */
async function openLink(
  { database, now, countVisit }: PackageRouteDependencies,
  c: HttpContext,
  token: string,
) {
  await countVisit(c);
  const association = await database.association(token.slice(0, token.lastIndexOf('.')));
  if (!association) return undefined;
  const tokenHash = hashToken(token);
  const source = { uid: null, operation: 'exports.download', traceId: c.get('traceId') };
  const unitOfWork = database.unitOfWork(source);
  const timed = <T extends object>(transaction: T) => ({ ...transaction, now: now() });
  return {
    association,
    read: () => unitOfWork.read(association, (all) => packageOf(timed(all), tokenHash)),
    count: () => unitOfWork.write(association, (all) => countDownload(timed(all), tokenHash)),
  };
}

/** Returns undefined if the link is not valid or its file is not there. */
async function download(
  dependencies: PackageRouteDependencies,
  c: HttpContext,
  token: string,
): Promise<Response | undefined> {
  const link = await openLink(dependencies, c, token);
  const found = await link?.read();
  if (!link || found?.state !== 'ready') return undefined;
  const { association } = link;
  const content = await dependencies.storage.open({ hoaId: association.id, id: found.id });
  if (!content || !(await link.count())) return undefined;
  const { from, to } = found.link;
  const whileValid = checkedEachWhile(async () => {
    if (!(await link.read())) throw new PortalError('not-found');
  });
  return answerContent(
    c,
    { ...content, read: async (range) => whileValid(await content.read(range)) },
    {
      ...safeHeaders,
      ...unlisted,
      'Content-Type': 'application/zip',
      'Content-Disposition': disposition('attachment', `${association.name} ${from} ${to}.zip`),
    },
  );
}
