import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssociationExporter } from '@hoa/use-cases';
import type { AuditedDatabase } from '../database/create-database.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { cleanName } from '../files/receive-file.ts';
import { exportAssociation } from './export-association.ts';

interface ExporterOptions {
  readonly database: Pick<AuditedDatabase, 'association' | 'snapshot'>;
  readonly storage: FileStorage;
  readonly now: () => Date;
}

/** The interval of progress reports, each of which is a write that refetches the page. */
const reportEachMs = 1000;

/** Creates the exporter, which keeps the files of exports in the file storage. */
export function createExporter({ database, storage, now }: ExporterOptions): AssociationExporter {
  return {
    async make({ hoaId, exportId, language, period, onProgress }) {
      const association = await database.association(hoaId);
      if (!association) throw new Error('The association of an export is gone.');
      const target = join(storage.incoming, `${randomUUID()}.zip`);
      const at = now();
      let reportedAt = performance.now();
      let reported = 0;
      try {
        await exportAssociation({
          database,
          files: storage,
          association,
          locale: language,
          period,
          target,
          now: at,
          async onProgress(percent) {
            if (percent === reported || performance.now() - reportedAt < reportEachMs) return;
            await onProgress(percent);
            reported = percent;
            reportedAt = performance.now();
          },
        });
        const { size } = await stat(target);
        await storage.store({ hoaId, id: exportId }, target);
        const days = period ? `${period.from} ${period.to}` : at.toISOString().slice(0, 10);
        const name = cleanName(`${association.name} ${days}.zip`, ['zip']);
        return { name, size };
      } finally {
        await rm(target, { force: true });
      }
    },
  };
}
