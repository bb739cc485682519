import {
  createMemoryStorage,
  type Input,
  isOperation,
  type Operation,
  operations,
  PortalError,
  requestMemoryMs,
} from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { storageKeys } from './storage-keys.ts';

const prefix = 'hoa:unfinished:';

interface Note {
  /** The key of the person who sent the command. */
  readonly actor: string;
  readonly operation: Operation;
  readonly input: object;
  readonly at: string;
}

interface Command<N extends Operation = Operation> {
  readonly actor: Actor;
  readonly operation: N;
  readonly input: Input<N>;
}

export interface UnfinishedCommandsOptions {
  /** Runs a command. One whose `requestId` has already run returns the first response. */
  readonly run: <N extends Operation>(command: Command<N>) => Promise<unknown>;
  readonly now: () => Date;
  /** By default the browser's own. */
  readonly storages?: Readonly<Record<'local' | 'session', Storage>> | undefined;
}

export interface UnfinishedCommands {
  /** Records a command until it has a response; ignores queries. Returns the function that removes the record. */
  note(command: Command): () => void;
  /** Runs the commands that this person's earlier pages left unfinished; once for each person. */
  finish(actor: Actor): Promise<void>;
  /** Removes all records. */
  clear(): void;
}

/**
 * Tracks commands without a response. Because of optimistic updates, a page shows changes before they are stored. If
 * the page closes in between, the next page runs the recorded commands before it reads anything.
 */
export function createUnfinishedCommands(options: UnfinishedCommandsOptions): UnfinishedCommands {
  const { run, now, storages = browserStorages() } = options;
  const { local, session } = storages;
  /** Keys of earlier pages, and of other tabs whose commands may still be running. */
  const earlier = [local, session].flatMap((storage) =>
    storageKeys(storage, prefix).map((key) => ({ storage, key })),
  );
  const finished = new Map<string, Promise<void>>();
  let notes = 0;

  async function finishEarlier(actor: Actor): Promise<void> {
    for (const { storage, key } of earlier.sort(byKey)) {
      const note = readNote(storage.getItem(key));
      if (note && note.actor !== keyOf(actor)) continue;
      const isRecent = note && now().getTime() - Date.parse(note.at) < requestMemoryMs;
      if (!isRecent || (await isAnswered({ ...note, actor } as Command))) storage.removeItem(key);
    }
  }

  /** Code that failed to load is not a response: a later page retries the command. */
  async function isAnswered(command: Command): Promise<boolean> {
    return run(command).then(
      () => true,
      (error: unknown) => PortalError.from(error).code !== 'network',
    );
  }

  return {
    note({ actor, operation, input }) {
      const { requestId } = input as { requestId?: string };
      if (operations[operation].kind === 'query' || requestId === undefined) return () => undefined;
      // Profile changes last only as long as the tab.
      const storage = operation.startsWith('profile.') ? session : local;
      const at = now().toISOString();
      notes += 1;
      const key = `${prefix}${at}:${String(notes).padStart(6, '0')}:${requestId}`;
      const note: Note = { actor: keyOf(actor), operation, input, at };
      try {
        storage.setItem(key, JSON.stringify(note));
      } catch {
        // If storage is full, the command runs on this page or not at all.
      }
      return () => storage.removeItem(key);
    },
    finish(actor) {
      const key = keyOf(actor);
      const known = finished.get(key) ?? finishEarlier(actor);
      finished.set(key, known);
      return known;
    },
    clear() {
      for (const storage of [local, session]) {
        for (const key of storageKeys(storage, prefix)) storage.removeItem(key);
      }
    },
  };
}

const keyOf = ({ hoaId, uid, role }: Actor) => `${hoaId}/${role}/${uid}`;

const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);

function readNote(text: string | null): Note | undefined {
  try {
    const note = JSON.parse(text ?? '');
    return isOperation(note.operation) ? note : undefined;
  } catch {
    return undefined;
  }
}

/** Uses memory if the browser blocks its storage. */
function browserStorages() {
  const usable = (own: () => Storage) => {
    try {
      return own();
    } catch {
      return createMemoryStorage();
    }
  };
  return {
    local: usable(() => window.localStorage),
    session: usable(() => window.sessionStorage),
  };
}
