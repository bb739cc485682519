import { newId } from '@hoa/domain';
import {
  type Input,
  type Operation,
  type Output,
  PortalError,
  useActor,
  useAppState,
  useCommand,
} from '@hoa/portal';
import {
  type KeptRequest,
  type KeptText,
  keptTexts,
  type NamedPerson,
  parseKeptText,
  useStable,
} from '@hoa/ui';
import { useEffect, useRef, useState } from 'react';

export interface KeptMessageOptions<Name extends Operation> {
  /** The key of the text, such as `ticket:TKT-1001`; each person has their own text for it. */
  readonly place: string;
  /** The command that sends it. */
  readonly operation: Name;
  /** The initial text if nothing has been typed; '' by default. */
  readonly initialText?: string;
  readonly onSent: (answer: Output<Name>) => void;
  readonly onFailed: (error: unknown) => void;
}

/** A draft, stored in the browser until it is sent or discarded. */
export interface KeptMessage<Name extends Operation> {
  readonly text: string;
  /** An option of the text, stored with it. */
  readonly choice: boolean;
  /** People whom the text mentions, stored with it. */
  readonly people: readonly NamedPerson[];
  /** True if there is unsent text. */
  readonly isTyped: boolean;
  readonly isSending: boolean;
  readonly write: (text: string, people?: readonly NamedPerson[]) => void;
  readonly choose: (choice: boolean) => void;
  readonly discard: () => void;
  /**
   * Runs the command; the text stays stored until there is a response. The same input uses the same request id until
   * then, even after a reload. Resolves to true if it was sent.
   */
  readonly send: (input: Input<Name>) => Promise<boolean>;
}

/** Pending requests of this page: a field that mounts again waits for them instead of repeating them. */
const running = new Map<string, Promise<unknown>>();

/** After these errors the request may still have been executed. */
const unanswered: readonly string[] = ['network', 'aborted', 'signed-out', 'offline'];

/**
 * Stores a draft across navigation and reloads. If a reload interrupts sending, it is retried with the same request id.
 */
export function useKeptMessage<Name extends Operation>(
  options: KeptMessageOptions<Name>,
): KeptMessage<Name> {
  const { place, operation, initialText = '', onSent, onFailed } = options;
  const { uid } = useActor();
  const isOffline = useAppState('offline');
  const [run] = useCommand(operation);
  const texts = keptTexts(uid);
  const blank: KeptText = { text: initialText };
  const [state, setState] = useState(() => texts.read(place) ?? blank);
  const [isSending, setIsSending] = useState(false);
  // The latest text, for responses that arrive in a later render.
  const latest = useRef(state);
  const isTypedHere = useRef(false);

  const show = (next: KeptText) => {
    latest.current = next;
    setState(next);
  };
  const keep = (next: KeptText) => {
    if (next.text === initialText && !next.choice && !next.request) texts.drop(place);
    else texts.keep(place, next);
  };
  const change = ({ text, choice, people }: KeptText) => {
    const request = texts.read(place)?.request;
    const next = { text, ...(choice && { choice }), ...(people && { people }) };
    isTypedHere.current = text !== initialText;
    show(next);
    // Editing starts a new request; a pending one is kept, since it must still finish.
    keep({ ...next, ...(request && running.has(request.id) && { request }) });
  };
  /** Ends a request. If it was sent and the text has not changed since, clears the text. */
  const end = ({ id, text }: KeptRequest, isSent: boolean) => {
    const left = (kept: KeptText): KeptText => {
      const { request: _, ...rest } = kept;
      return isSent && rest.text === text ? blank : rest;
    };
    const kept = texts.read(place);
    if (kept?.request?.id === id) keep(left(kept));
    if (isSent) show(left(latest.current));
    if (latest.current.text === initialText) isTypedHere.current = false;
  };

  const deliver = async (request: KeptRequest): Promise<boolean> => {
    keep({ ...latest.current, request });
    setIsSending(true);
    try {
      const answering = run({ ...(request.input as Input<Name>), requestId: request.id });
      running.set(request.id, answering);
      const answer = await answering;
      end(request, true);
      onSent(answer);
      return true;
    } catch (error) {
      if (!unanswered.includes(PortalError.from(error).code)) end(request, false);
      onFailed(error);
      return false;
    } finally {
      running.delete(request.id);
      setIsSending(false);
    }
  };

  const resume = useStable(() => {
    const request = texts.read(place)?.request;
    if (!request || isOffline) return;
    const already = running.get(request.id);
    if (!already) void deliver(request);
    else already.then(() => end(request, true)).catch(() => undefined);
  });
  useEffect(resume, [resume]);

  // Another tab with the same text has sent or discarded it. Text typed in this tab stays.
  const key = texts.keyOf(place);
  const follow = useStable((event: StorageEvent) => {
    if (event.key !== key || event.newValue !== null) return;
    if (!isTypedHere.current) {
      if (parseKeptText(event.oldValue)?.text === latest.current.text) show(blank);
    } else if (!isSending) keep(latest.current);
  });
  useEffect(() => {
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [follow]);

  return {
    text: state.text,
    choice: state.choice ?? false,
    people: state.people ?? [],
    isTyped: state.text !== initialText,
    isSending,
    write: (text, people) => change({ ...latest.current, text, ...(people && { people }) }),
    choose: (choice) => change({ ...latest.current, choice }),
    discard: () => change(blank),
    send: (input) => {
      const { text } = latest.current;
      const before = texts.read(place)?.request;
      const isSame = before && JSON.stringify(before.input) === JSON.stringify(input);
      return deliver({ id: isSame ? before.id : newId(), input, text });
    },
  };
}
