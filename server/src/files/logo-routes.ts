import { PortalError } from '@hoa/api';
import type { Decoders } from '../decoding/decoders.ts';
import type { HttpApp } from '../http/http-env.ts';
import type { Database } from '../ports/database.ts';
import { safeHeaders } from './answer-content.ts';
import type { FileStorage } from './file-storage.ts';
import { openThumbnail, thumbnailType } from './thumbnails.ts';

interface LogoRouteDependencies {
  readonly database: Pick<Database, 'association'>;
  readonly storage: FileStorage;
  readonly decoders: Decoders;
}

/**
 * Adds `GET /api/logos/<association>/<file>`, a small version of an association's current logo. Anyone may read it, since
 * the sign-in page shows it.
 */
export function logoRoutes({
  database,
  storage,
  decoders,
}: LogoRouteDependencies): (app: HttpApp) => void {
  return (app) => {
    app.get('/api/logos/:hoaId/:id', async (c) => {
      const key = c.req.param();
      const association = await database.association(key.hoaId);
      if (association?.logo?.id !== key.id) throw new PortalError('not-found');
      // The type is one of those that `association.save` accepts.
      const asker = { uid: key.hoaId, signal: c.req.raw.signal };
      const content = await openThumbnail({ storage, decoders }, key, 'image/png', asker);
      if (!content) throw new PortalError('not-found');
      return c.body(await content.read(), 200, {
        ...safeHeaders,
        // Another logo has another URL.
        'Cache-Control': 'private, max-age=31536000, immutable',
        'Content-Type': thumbnailType,
        'Content-Length': String(content.size),
      });
    });
  };
}
