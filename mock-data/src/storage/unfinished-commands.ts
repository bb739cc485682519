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
  /** Who gave the command. */
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
  /** Carries a command out; one whose `requestId` was carried out before is answered without being repeated. */
  readonly run: <N extends Operation>(command: Command<N>) => Promise<unknown>;
  readonly now: () => Date;
  /** The browser's own when left out. */
  readonly storages?: Readonly<Record<'local' | 'session', Storage>> | undefined;
}

export interface UnfinishedCommands {
  /** Notes a command until it is answered; a query is not noted. Answers the function that removes the note. */
  note(command: Command): () => void;
  /** Carries out what earlier pages of this person had begun when they were left; once for each person. */
  finish(actor: Actor): Promise<void>;
  /** Removes all notes. */
  clear(): void;
}

/**
 * Commands that were given and not answered yet. A page shows many changes before they are stored; one that is left in
 * between ends with its script, so the next page carries out what is noted here before it reads anything.
 */
export function createUnfinishedCommands(options: UnfinishedCommandsOptions): UnfinishedCommands {
  const { run, now, storages = browserStorages() } = options;
  const { local, session } = storages;
  /** Only the keys of earlier pages, and of other tabs whose commands may still be running. */
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

  /** Code that could not be fetched is no answer: a later page tries again. */
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
      // A profile lasts no longer than the tab.
      const storage = operation.startsWith('profile.') ? session : local;
      const at = now().toISOString();
      notes += 1;
      const key = `${prefix}${at}:${String(notes).padStart(6, '0')}:${requestId}`;
      const note: Note = { actor: keyOf(actor), operation, input, at };
      try {
        storage.setItem(key, JSON.stringify(note));
      } catch {
        // Without room for a note, the command is carried out by this page or not at all.
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

/** Memory where the browser forbids its storage. */
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
