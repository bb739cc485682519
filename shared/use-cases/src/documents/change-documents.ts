import { PortalError } from '@hoa/api';
import {
  type DocumentVersion,
  type FolderReaders,
  mayManageDocuments,
  rootFolderId,
  type StoredDocument,
  trashDays,
  withFoldersBelow,
} from '@hoa/domain';
import { assertAllowed, refuseIfChanged } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { StoredFile } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { attachFiles } from './attach-files.ts';
import { shownDocument, shownFolder, versionsOf } from './documents.ts';
import { assertFolder, foldersOf, maxFolders } from './visible-folders.ts';

const createFolder: UseCase<'documents.createFolder'> = async (context, input) => {
  assertAllowed(mayManageDocuments(context.actor));
  const { parentId, name, readers } = input;
  const all = await foldersOf(context);
  assertFolder(all, parentId);
  if (all.length >= maxFolders) {
    throw new PortalError('invalid-input', { field: 'name', problem: 'folders-maximum' });
  }
  assertUnusedName(all, { name, parentId });
  const { repositories, newId, now } = context;
  const folder = repositories.folders.put({
    ...{ id: newId(), name, parentId, pinned: false, modifiedTime: now.toISOString() },
    ...restriction(readers),
  });
  return shownFolder(context)(folder);
};

const saveFolder: UseCase<'documents.saveFolder'> = async (context, input) => {
  assertAllowed(mayManageDocuments(context.actor));
  const { folderId, name, pinned, readers, seen } = input;
  const all = await foldersOf(context);
  const folder = all.find(({ id }) => id === folderId);
  if (!folder) throw new PortalError('not-found');
  refuseIfChanged(
    { ...seen, readers: restriction(seen.readers).readers },
    { name: folder.name, pinned: folder.pinned, readers: restriction(folder.readers).readers },
  );
  assertUnusedName(all, { name, parentId: folder.parentId, id: folderId });
  const { readers: _, ...rest } = folder;
  const saved = { ...rest, name, pinned, ...restriction(readers) };
  return shownFolder(context)(context.repositories.folders.put(saved));
};

const upload: UseCase<'documents.upload'> = async (context, input) => {
  const { actor, repositories, newId, now } = context;
  assertAllowed(mayManageDocuments(actor));
  const { parentId, documentId, file, note } = input;
  const before = documentId
    ? await documentOf(context, documentId)
    : await documentNamedAs(context, parentId, file.id);
  const id = before?.id ?? newId();
  const [content] = await attachFiles(context, [file], { ownerKind: 'document', ownerId: id });
  if (!content) throw new PortalError('invalid-input', { field: 'file' });
  const earlier = before ? versionsOf(before) : [];
  const version = {
    number: (earlier.at(-1)?.number ?? 0) + 1,
    ...contentOf(content),
    at: now.toISOString(),
    by: { uid: actor.uid, displayName: actor.displayName },
    ...(note && { note }),
  };
  const added = { id, name: content.name, parentId, pinned: false };
  return shownDocument(
    repositories.files.put(
      withVersion(before ?? { ...added, ...facts(version) }, earlier, version),
    ),
  );
};

const restoreVersion: UseCase<'documents.restoreVersion'> = async (context, input) => {
  const { actor, repositories, now } = context;
  assertAllowed(mayManageDocuments(actor));
  const document = await documentOf(context, input.documentId);
  const versions = versionsOf(document);
  const chosen = versions.find(({ number }) => number === input.number);
  if (!chosen) throw new PortalError('not-found');
  const { note: _, ...content } = chosen;
  const version = {
    ...content,
    number: (versions.at(-1)?.number ?? 0) + 1,
    at: now.toISOString(),
    by: { uid: actor.uid, displayName: actor.displayName },
    restoredFrom: chosen.number,
  };
  return shownDocument(repositories.files.put(withVersion(document, versions, version)));
};

const save: UseCase<'documents.save'> = async (context, input) => {
  assertAllowed(mayManageDocuments(context.actor));
  const { documentId, name, description, pinned, seen } = input;
  const { files } = context.repositories;
  const document = await documentOf(context, documentId);
  refuseIfChanged(seen, { name: document.name, description: document.description ?? '' });
  const same = await files.find({ where: namedIn(document.parentId, name), limit: 2 });
  if (same.some(({ id }) => id !== documentId)) {
    throw new PortalError('invalid-input', { field: 'name', problem: 'document-exists' });
  }
  return shownDocument(files.put({ ...document, name, description, pinned }));
};

const move: UseCase<'documents.move'> = async (context, { folderIds, documentIds, parentId }) => {
  assertAllowed(mayManageDocuments(context.actor));
  const { folders, files } = context.repositories;
  const all = await foldersOf(context);
  assertFolder(all, parentId);
  const isMoved = new Set(folderIds);
  for (const folder of all.filter(({ id }) => isMoved.has(id))) {
    const isInside = withFoldersBelow(all, folder.id).includes(parentId);
    if (isInside) throw new PortalError('invalid-input', { field: 'parentId' });
    assertUnusedName(all, { name: folder.name, parentId, id: folder.id });
    folders.put({ ...folder, parentId });
  }
  for (const file of await files.getMany(documentIds)) files.put({ ...file, parentId });
  return {};
};

const remove: UseCase<'documents.remove'> = async (context, items) => {
  assertAllowed(mayManageDocuments(context.actor));
  const {
    now,
    addJob,
    repositories: { folders, files },
  } = context;
  const removedAt = now.toISOString();
  for (const folder of await folders.getMany(items.folderIds))
    folders.put({ ...folder, removedAt });
  for (const file of await files.getMany(items.documentIds)) files.put({ ...file, removedAt });
  const at = new Date(now.getTime() + trashDays * dayMs).toISOString();
  addJob({ type: 'trash-expired', removedAt, ...items, at });
  return {};
};

const restore: UseCase<'documents.restore'> = async (context, items) => {
  assertAllowed(mayManageDocuments(context.actor));
  const { folders, files } = context.repositories;
  const present = new Set((await foldersOf(context)).map(({ id }) => id));
  const [chosen, documents] = await Promise.all([
    folders.getMany(items.folderIds),
    files.getMany(items.documentIds),
  ]);
  const restored = new Set(chosen.map(({ id }) => id));
  for (const { parentId } of [...chosen, ...documents]) {
    // At the top, more people would see it than in the folder that it was in.
    const isThere = [rootFolderId, ...present, ...restored].includes(parentId);
    if (!isThere) throw PortalError.refused({ code: 'folder-removed' });
  }
  for (const { removedAt: _, ...folder } of chosen) folders.put(folder);
  for (const { removedAt: _, ...file } of documents) files.put(file);
  return {};
};

const dayMs = 24 * 60 * 60 * 1000;

/** Everyone is stored as no restriction. */
function restriction(readers: FolderReaders | undefined) {
  if (!readers || readers.kind === 'everyone') return {};
  return { readers: readers.kind === 'people' ? readers : { kind: readers.kind } };
}

function assertUnusedName(
  all: readonly { id: string; name: string; parentId: string }[],
  { id, name, parentId }: { id?: string; name: string; parentId: string },
): void {
  const isUsed = all.some((one) => one.parentId === parentId && one.id !== id && one.name === name);
  if (isUsed) throw new PortalError('invalid-input', { field: 'name', problem: 'folder-exists' });
}

async function documentOf(
  { repositories }: UseCaseContext,
  id: string,
): Promise<Versioned<StoredDocument>> {
  const document = await repositories.files.get(id);
  if (!document || document.removedAt) throw new PortalError('not-found');
  return document;
}

const namedIn = (parentId: string, name: string) => ({
  parentId,
  name,
  removedAt: { isMissing: true },
});

/** Returns the document in a folder that has the name of an upload; at most three statements. */
async function documentNamedAs(context: UseCaseContext, parentId: string, fileId: string) {
  const { files, storedFiles } = context.repositories;
  assertFolder(parentId === rootFolderId ? [] : await foldersOf(context), parentId);
  const stored = await storedFiles.get(fileId);
  if (!stored) throw new PortalError('invalid-input', { field: 'file' });
  const [same] = await files.find({ where: namedIn(parentId, stored.name), limit: 1 });
  return same;
}

const contentOf = ({ id: fileId, name, size, mimeType }: StoredFile) => ({
  ...{ fileId, name, mimeType },
  size: size ?? 0,
});

const facts = ({ fileId, size, mimeType, at: modifiedTime }: DocumentVersion) => ({
  ...{ fileId, size, mimeType, modifiedTime },
});

/** Returns the document with a new current version. */
function withVersion<T extends object>(
  document: T,
  earlier: readonly DocumentVersion[],
  version: DocumentVersion,
) {
  return { ...document, ...facts(version), versions: [...earlier, version] };
}

export const documentCommands = {
  'documents.createFolder': createFolder,
  'documents.saveFolder': saveFolder,
  'documents.upload': upload,
  'documents.save': save,
  'documents.move': move,
  'documents.remove': remove,
  'documents.restore': restore,
  'documents.restoreVersion': restoreVersion,
} satisfies UseCases;
