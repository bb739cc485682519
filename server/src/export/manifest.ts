import * as z from 'zod';

export const manifestPath = 'manifest.json';

const zippedFileSchema = z.object({ path: z.string(), bytes: z.int().min(0), sha256: z.string() });

/** Lists the files of an export. */
export const exportManifestSchema = z.object({
  format: z.literal(1),
  at: z.string(),
  association: z.object({ id: z.string().min(1), name: z.string() }),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The tables with the number of their lines. */
  tables: z.array(z.object({ name: z.string(), rows: z.int(), file: zippedFileSchema })),
  /** The content of stored files, by the id of their record. */
  files: z.array(z.object({ id: z.string().min(1), file: zippedFileSchema })),
  /** For readers; an import ignores them. */
  pages: z.array(zippedFileSchema),
});

export type ExportManifest = z.infer<typeof exportManifestSchema>;
