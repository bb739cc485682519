import * as z from 'zod/mini';
import { optionalLine, optionalText, requiredLine } from '../kernel/field-schemas.ts';

const name = requiredLine('name-required');

export const folderFormSchema = z.object({ name });

export type FolderForm = z.infer<typeof folderFormSchema>;

export const documentFormSchema = z.object({ name, description: optionalText() });

export type DocumentForm = z.infer<typeof documentFormSchema>;

/** The note on a new version, which says what changed. */
export const versionNoteSchema = optionalLine();
