import {
  chooseFiles,
  defaultAccept,
  isValidationCode,
  maxFiles,
  newId,
  offeredTypes,
  type UploadedFile,
  type ValidationProblem,
} from '@hoa/domain';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { notify, PortalError, reportError, usePortal } from '@hoa/portal';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { type Messages, useFilesText } from '../files/messages.ts';
import { type UploadFolder, uploadPath } from '../files/upload-address.ts';

/** A selected file and its upload. */
export interface UploadItem {
  readonly id: string;
  readonly file: File;
  readonly state: 'uploading' | 'done' | 'failed';
  /** Percent. */
  readonly progress: number;
  /** Set once the file is stored. */
  readonly uploaded?: UploadedFile;
}

export interface UseUploadsOptions {
  /** The id of the ticket or thread; before it exists, any unique name. */
  readonly ownerId: string;
  readonly folder: UploadFolder;
  /** Extensions, wildcard types or exact types; by default images, PDF and Word. */
  readonly accept?: readonly string[] | undefined;
  /** The number of existing files, which count toward the limit. */
  readonly present?: number | undefined;
  readonly max?: number | undefined;
  /** Attaches an uploaded file, with its content, to its record; after that the file leaves the list. */
  readonly join?: ((file: UploadedFile, content: File) => Promise<unknown>) | undefined;
}

/** Files that are selected, refused, uploading or uploaded. */
export interface Uploads {
  readonly items: readonly UploadItem[];
  /** The uploaded files, in order of selection. */
  readonly files: readonly UploadedFile[];
  /** The error messages with the files' names, each on a line of its own; cleared when the problem is fixed. */
  readonly problem: string | undefined;
  /** The id of the element that shows `problem`. */
  readonly problemId: string;
  readonly accept: readonly string[];
  readonly max: number;
  /** Validates the files and uploads the accepted ones in parallel; resolves to those that succeeded. */
  add(files: readonly File[]): Promise<UploadedFile[]>;
  retry(id: string): Promise<UploadedFile[]>;
  remove(id: string): void;
  clear(): void;
  /** Returns true if all uploads have succeeded; otherwise sets `problem` until all have or are removed. */
  readyToSend(): boolean;
}

/**
 * Uploads files when they are selected, with a toast for every success and failure; `problem` explains refused files.
 */
export function useUploads(options: UseUploadsOptions): Uploads {
  const { ownerId, folder, accept = defaultAccept, present = 0, max = maxFiles, join } = options;
  const text = useFilesText();
  const domainText = useDomainText();
  const { upload: keep } = usePortal();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [hasTried, setHasTried] = useState(false);
  const problemId = useId();
  // The latest items, for uploads that started in an earlier render.
  const current = useRef<readonly UploadItem[]>([]);
  const cancels = useRef(new Map<string, AbortController>());
  const set = useCallback((change: (items: readonly UploadItem[]) => readonly UploadItem[]) => {
    current.current = change(current.current);
    setItems(current.current);
  }, []);

  const refusalOf = ({ name }: File, problem: ValidationProblem) =>
    `${name}: ${validationMessage(domainText, problem)}`;

  const upload = async (chosen: readonly UploadItem[]): Promise<UploadedFile[]> => {
    const patch = (id: string, change: Partial<UploadItem>) =>
      set((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item)));
    const outcomes = await Promise.all(
      chosen.map(async (item) => {
        const { id, file } = item;
        const cancel = new AbortController();
        cancels.current.set(id, cancel);
        try {
          const uploaded =
            item.uploaded ??
            (await keep(file, {
              folder: uploadPath(ownerId, folder),
              onProgress: (progress) => patch(id, { progress }),
              signal: cancel.signal,
            }));
          if (cancel.signal.aborted) return null;
          patch(id, { uploaded });
          await join?.(uploaded, file);
          if (join) set((all) => all.filter((other) => other.id !== id));
          else patch(id, { state: 'done' });
          return cancel.signal.aborted ? null : uploaded;
        } catch (error) {
          if (cancel.signal.aborted) return null;
          const problem = problemIn(error, accept);
          if (problem) {
            set((all) => all.filter((other) => other.id !== id));
            setRefusals((all) => [...all, refusalOf(file, problem)]);
            return null;
          }
          patch(id, { state: 'failed' });
          reportError(error, text.failedToUpload({ file: file.name }));
          return null;
        }
      }),
    );
    const arrived = outcomes.filter((file) => file !== null);
    if (arrived.length > 0) notify.success(text.uploaded({ n: arrived.length }));
    return arrived;
  };

  const add = async (files: readonly File[]) => {
    const taken = present + current.current.length;
    const { accepted, refused } = chooseFiles(files, { present: taken, accept, max });
    setRefusals(refused.map(({ file, problem }) => refusalOf(file, problem)));
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

  const unsent = whyNotReady(items, text);
  if (hasTried && !unsent) setHasTried(false);

  const files = useMemo(
    () => items.flatMap(({ state, uploaded }) => (state === 'done' && uploaded ? [uploaded] : [])),
    [items],
  );

  return {
    items,
    files,
    problem: [...refusals, ...(hasTried && unsent ? [unsent] : [])].join('\n') || undefined,
    problemId,
    accept,
    max,
    add,
    retry,
    remove: (id) => {
      cancels.current.get(id)?.abort();
      set((all) => all.filter((item) => item.id !== id));
      setRefusals([]);
      notify.success(text.attachmentRemoved);
    },
    clear: () => {
      set(() => []);
      setRefusals([]);
    },
    readyToSend: () => {
      const isReady = whyNotReady(current.current, text) === undefined;
      setHasTried(!isReady);
      return isReady;
    },
  };
}

/** Returns attributes that connect the file control to its error. */
export function describedByProblem({ problem, problemId }: Uploads) {
  return problem ? ({ 'aria-describedby': problemId, 'aria-invalid': true } as const) : undefined;
}

function whyNotReady(items: readonly UploadItem[], text: Messages): string | undefined {
  const failed = items.filter(({ state }) => state === 'failed');
  if (failed.length > 0) {
    return text.notUploaded({ files: failed.map(({ file }) => file.name).join(', ') });
  }
  return items.some(({ state }) => state === 'uploading') ? text.uploadsPending : undefined;
}

/**
 * Returns the reason why the server refused a file that the field had accepted, such as an image type that it cannot
 * read. The message then lists the supported image types, limited to those this field accepts.
 */
function problemIn(error: unknown, accept: readonly string[]): ValidationProblem | undefined {
  const { code, params } = PortalError.from(error);
  const { problem = '' } = params;
  if (code !== 'invalid-input' || !isValidationCode(problem)) return undefined;
  return { code: problem, params: { ...params, list: offeredTypes(accept).join(', ') } };
}

function started(file: File): UploadItem {
  return { id: newId(), file, state: 'uploading', progress: 0 };
}
