import { notify, reportError, useActor, useAppState } from '@hoa/shared';
import { useCallback, useMemo, useRef, useState } from 'react';
import { chooseFiles, defaultAccept, maxFiles, type UploadedFile } from '../../domain/index.ts';
import { useDomainText, validationMessage } from '../../domain-text/index.ts';
import { useTicketText } from '../messages/index.ts';
import { fileStore } from './fileStore.ts';
import { simulateUpload } from './simulateUpload.ts';
import { type UploadFolder, uploadAddress } from './uploadAddress.ts';

/** A chosen file on its way. */
export interface UploadItem {
  readonly id: string;
  readonly file: File;
  readonly state: 'uploading' | 'done' | 'failed';
  /** Percent. */
  readonly progress: number;
}

export interface UploadOptions {
  /** The ticket or thread they go with; for one that does not exist yet, any name of one's own. */
  readonly ownerId: string;
  readonly folder: UploadFolder;
  /** Extensions, wildcard types or exact types; pictures, PDF and Word unless told. */
  readonly accept?: readonly string[] | undefined;
  /** How many there are besides, which count toward the limit. */
  readonly present?: number | undefined;
  readonly max?: number | undefined;
  /** Puts a file where it belongs as soon as it is there; what has joined leaves the list. */
  readonly join?: ((file: UploadedFile) => Promise<unknown>) | undefined;
}

/** Files chosen, refused, on their way, there. */
export interface Uploads {
  readonly items: readonly UploadItem[];
  /** Those that are there, in the order they were chosen. */
  readonly files: readonly UploadedFile[];
  /** Why files of the last choice were refused, one text per reason. */
  readonly refusals: readonly string[];
  readonly isUploading: boolean;
  readonly hasFailed: boolean;
  readonly accept: readonly string[];
  readonly max: number;
  /** Checks the files and uploads the accepted ones side by side; answers those that arrived. */
  add(files: readonly File[]): Promise<UploadedFile[]>;
  retry(id: string): Promise<UploadedFile[]>;
  remove(id: string): void;
  clear(): void;
}

/** Uploads files as they are chosen, with every refusal, failure and success said. */
export function useUploads(options: UploadOptions): Uploads {
  const { ownerId, folder, accept = defaultAccept, present = 0, max = maxFiles, join } = options;
  const text = useTicketText();
  const domainText = useDomainText();
  const { uid } = useActor();
  const offline = useRef(false);
  offline.current = useAppState('offline');
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  // What is true now, for work that began several renders ago.
  const current = useRef<readonly UploadItem[]>([]);
  const set = useCallback((change: (items: readonly UploadItem[]) => readonly UploadItem[]) => {
    current.current = change(current.current);
    setItems(current.current);
  }, []);

  const upload = async (chosen: readonly UploadItem[]): Promise<UploadedFile[]> => {
    const patch = (id: string, change: Partial<UploadItem>) =>
      set((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item)));
    const outcomes = await Promise.all(
      chosen.map(async (item) => {
        const address = uploadAddress(ownerId, folder, item.id);
        const uploaded = asUploaded(item, address, uid);
        try {
          await simulateUpload(address, item.file, {
            store: fileStore(),
            onProgress: (progress) => patch(item.id, { progress }),
            isOffline: () => offline.current || !navigator.onLine,
          });
          // Taken away while it was on its way.
          if (!current.current.some(({ id }) => id === item.id)) return null;
          await join?.(uploaded);
        } catch (error) {
          patch(item.id, { state: 'failed' });
          reportError(error, text.failedToUpload({ file: item.file.name }));
          return null;
        }
        if (join) set((all) => all.filter(({ id }) => id !== item.id));
        else patch(item.id, { state: 'done' });
        return uploaded;
      }),
    );
    const arrived = outcomes.filter((file) => file !== null);
    if (arrived.length > 0) notify.success(text.uploaded({ n: arrived.length }));
    return arrived;
  };

  const add = async (files: readonly File[]) => {
    const taken = present + current.current.length;
    const { accepted, refused } = chooseFiles(files, { present: taken, accept, max });
    const reasons = refused.map(({ problem }) => validationMessage(domainText, problem));
    const distinct = [...new Set(reasons)];
    setRefusals(distinct);
    for (const reason of distinct) notify.error(reason);
    const chosen = accepted.map((file) => started(file));
    set((all) => [...all, ...chosen]);
    return upload(chosen);
  };

  const retry = async (id: string) => {
    const again = current.current.filter((item) => item.id === id && item.state === 'failed');
    set((all) =>
      all.map((item) => (item.id === id ? { ...item, state: 'uploading', progress: 0 } : item)),
    );
    return upload(again);
  };

  const files = useMemo(
    () =>
      items
        .filter(({ state }) => state === 'done')
        .map((item) => asUploaded(item, uploadAddress(ownerId, folder, item.id), uid)),
    [items, ownerId, folder, uid],
  );

  return {
    items,
    files,
    refusals,
    isUploading: items.some(({ state }) => state === 'uploading'),
    hasFailed: items.some(({ state }) => state === 'failed'),
    accept,
    max,
    add,
    retry,
    remove: (id) => {
      set((all) => all.filter((item) => item.id !== id));
      setRefusals([]);
      notify.success(text.attachmentRemoved);
    },
    clear: () => {
      set(() => []);
      setRefusals([]);
    },
  };
}

function started(file: File): UploadItem {
  return { id: crypto.randomUUID(), file, state: 'uploading', progress: 0 };
}

function asUploaded({ id, file }: UploadItem, url: string, uploadedBy: string): UploadedFile {
  const { name, type, size, lastModified } = file;
  // Who and when are the gateway's to say; this is what the form's schema asks for.
  return {
    id,
    name,
    type,
    size,
    url,
    uploadedBy,
    uploadedAt: new Date(lastModified).toISOString(),
  };
}
