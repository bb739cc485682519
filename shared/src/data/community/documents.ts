import { compareFiles, compareFolders, type NamedFile, visibleNews } from '../../domain/index.ts';
import { PortalError } from '../portal-error.ts';
import type { UseCase, UseCaseContext } from '../use-case.ts';
import { seesThread } from './shown-thread.ts';
import { withHome } from './with-home.ts';

/** The whole tree: folders by name, files newest first, pinned ones before others. */
export const listDocuments: UseCase<'documents.list'> = async ({ repositories }) => {
  const [folders, files] = await Promise.all([
    repositories.folders.list(),
    repositories.files.list(),
  ]);
  return { folders: folders.toSorted(compareFolders), files: files.toSorted(compareFiles) };
};

/** A file's bytes, for whoever can see the document or the attachment it is. */
export const downloadFile: UseCase<'files.download'> = async (context, { fileId }) => {
  if (!(await mayDownload(context, fileId))) throw new PortalError('not-found');
  const content = await context.repositories.fileContents.get(fileId);
  if (!content) throw new PortalError('not-found');
  const { name, mimeType, base64 } = content;
  return { name, mimeType, base64 };
};

async function mayDownload(context: UseCaseContext, fileId: string): Promise<boolean> {
  const { now, repositories } = context;
  const actor = await withHome(context);
  const isIt = ({ id }: NamedFile) => id === fileId;
  if (await repositories.files.get(fileId)) return true;
  const news = await repositories.news.list();
  const shown = actor.role === 'admin' ? news : visibleNews(news, now);
  if (shown.some(({ attachments }) => attachments.some(isIt))) return true;
  const updates = await repositories.topicUpdates.list();
  if (updates.some(({ attachments }) => attachments.some(isIt))) return true;
  const threads = await repositories.threads.list();
  return threads.some((thread) => thread.attachments.some(isIt) && seesThread(actor, thread));
}
