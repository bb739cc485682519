import type { NamedFile } from '@hoa/domain';
import { attachFiles } from '../documents/attach-files.ts';
import type { UseCaseContext } from '../kernel/use-case.ts';

/**
 * Returns the files of a news item after a change: those that stay, even if their content is missing, and new uploads,
 * which the item's readers may then download. Files that were left out are removed. One statement.
 * @param chosen undefined to keep the files
 */
export async function attachedFiles(
  context: UseCaseContext,
  ownerId: string,
  before: readonly NamedFile[],
  chosen: readonly { readonly id: string }[] | undefined,
): Promise<NamedFile[]> {
  if (!chosen) return [...before];
  const known = new Map(before.map((file) => [file.id, file]));
  const added = chosen.filter(({ id }) => !known.has(id));
  const stored = await attachFiles(context, added, { ownerKind: 'news', ownerId });
  for (const { id, name, mimeType: type } of stored) known.set(id, { id, name, type });
  for (const { id } of before) {
    if (chosen.every((file) => file.id !== id)) context.repositories.storedFiles.remove(id);
  }
  return chosen.flatMap(({ id }) => known.get(id) ?? []);
}
