import { PortalError, requestIdHeader } from '@hoa/api';
import { maxFileBytes, type UploadedFile } from '@hoa/domain';
import type { Decoders } from '../decoding/decoders.ts';
import { answerJson } from '../http/answer-json.ts';
import type { HttpApp, HttpContext } from '../http/http-env.ts';
import { RequestRefusal } from '../http/problem.ts';
import {
  changeSourceOf,
  type RequestSender,
  type RunDependencies,
  runRequest,
} from '../http/run-request.ts';
import { requireSender } from '../http/sender.ts';
import type { Guard, Sessions } from '../ports/sessions.ts';
import { answerContent, checkedEachWhile, disposition, safeHeaders } from './answer-content.ts';
import type { FileKey, FileStorage } from './file-storage.ts';
import { storeUpload } from './store-upload.ts';
import { openThumbnail, thumbnailType } from './thumbnails.ts';

interface FileRouteDependencies extends RunDependencies {
  readonly sessions: Sessions;
  readonly storage: FileStorage;
  readonly decoders: Decoders;
  readonly guard: Guard;
}

/**
 * Adds `POST /api/files?folder=<folder>&name=<name>` and `GET /api/files/<id>`, which takes `?thumbnail=1` or, for
 * PDFs, `?view=1`.
 */
export function fileRoutes(dependencies: FileRouteDependencies): (app: HttpApp) => void {
  const { sessions, guard } = dependencies;
  return (app) => {
    app.post('/api/files', async (c) => {
      const sender = await requireSender(c, sessions);
      if (sender.actor.impersonation === 'view') throw PortalError.refused({ code: 'view-only' });
      if (sender.actor.until) throw PortalError.refused({ code: 'permission-missing' });
      const size = announcedSize(c.req.header('Content-Length'));
      await guard.beforeUpload(sender.signedIn, size);
      return answerJson(c, await upload(dependencies, c, sender, size));
    });
    app.get('/api/files/:id', async (c) => {
      return download(dependencies, c, await requireSender(c, sessions));
    });
  };
}

async function upload(
  dependencies: FileRouteDependencies,
  c: HttpContext,
  sender: RequestSender,
  size: number,
): Promise<UploadedFile> {
  const { actor, signedIn } = sender;
  const { folder = '', name = '' } = c.req.query();
  if (!/^[\w-]+(\/[\w-]+){0,5}$/.test(folder)) throw invalid('folder');
  const requestId = c.req.header(requestIdHeader);
  if (requestId !== undefined && !/^[\w-]{1,100}$/.test(requestId)) throw invalid('requestId');
  const { body, signal } = c.req.raw;
  if (!body) throw invalid('file');
  const association = await dependencies.database.association(actor.hoaId);
  if (!association) throw new PortalError('signed-out');
  return storeUpload(dependencies, {
    actor,
    association,
    // Sending the bytes takes a while; the record is refused if the person's access has ended meanwhile.
    source: changeSourceOf(sender, 'files.upload', c.get('traceId')),
    name,
    size,
    body,
    folder,
    requestId,
    signal,
    beforeStoring: (moreBytes) => dependencies.guard.beforeStoring(signedIn, moreBytes),
  });
}

function announcedSize(header: string | undefined): number {
  if (header === undefined || !/^\d{1,15}$/.test(header)) {
    throw new RequestRefusal(411, 'invalid-input', { field: 'file', problem: 'file-size' });
  }
  const size = Number(header);
  if (size > maxFileBytes) {
    throw new RequestRefusal(413, 'invalid-input', { field: 'file', problem: 'file-size' });
  }
  return size;
}

const invalid = (field: string) => new PortalError('invalid-input', { field, problem: 'invalid' });

/** For a PDF in its own tab or in a frame: the browser's viewer needs styles, a plugin, and no sandbox. */
const viewHeaders = {
  ...safeHeaders,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

async function download(
  { storage, decoders, sessions: _, ...running }: FileRouteDependencies,
  c: HttpContext,
  sender: RequestSender,
): Promise<Response> {
  const fileId = c.req.param('id') ?? '';
  const name = 'files.get';
  const traceId = c.get('traceId');
  const readRecord = () => runRequest(running, { name, input: { fileId }, ...sender, traceId });
  const file = await readRecord();
  const whileAllowed = checkedEachWhile(readRecord);
  const key: FileKey = { hoaId: sender.actor.hoaId, id: fileId };
  const isSmall = c.req.query('thumbnail') !== undefined;
  const content = isSmall
    ? await openThumbnail({ storage, decoders }, key, file.mimeType, {
        uid: sender.actor.uid,
        signal: c.req.raw.signal,
      })
    : await storage.open(key);
  if (!content) throw new PortalError('not-found');
  const type = isSmall ? thumbnailType : file.mimeType;
  // A PDF opens in the browser's viewer, isolated from the portal; anything else is downloaded.
  const isViewed = type === 'application/pdf' && c.req.query('view') !== undefined;
  return answerContent(
    c,
    { ...content, read: async (range) => whileAllowed(await content.read(range)) },
    {
      ...(isViewed ? viewHeaders : safeHeaders),
      'Content-Type': type,
      'Content-Disposition': disposition(isViewed ? 'inline' : 'attachment', file.name),
    },
  );
}
