import { normalText, textLength } from '@hoa/domain';
import type { KeptMessage } from '@hoa/parts';
import type { Operation } from '@hoa/portal';
import { Button, Cluster, Icon, TextArea, useDiscardGuard, useIsPhone, useKitText } from '@hoa/ui';
import { SendHorizontal } from 'lucide';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './Composer.module.css';

export interface ComposerProps {
  readonly labels: {
    readonly field: string;
    readonly send: string;
    readonly required: string;
  };
  /** The result of `useKeptMessage`. */
  readonly message: Omit<KeptMessage<Operation>, 'send'>;
  /** Sends the trimmed text; resolves to true if it was sent. */
  readonly onSend: (text: string) => Promise<boolean>;
  /** For a field opened on demand: it gets the focus on mount and has a Cancel button. */
  readonly onCancel?: () => void;
  readonly takesFocus?: boolean;
  /** Content below the field, such as attached files. */
  readonly files?: ReactNode;
  readonly attach?: ReactNode;
  /** The reason for disabling the send button. */
  readonly blockedReason?: string | undefined;
}

/** A text field with a send button. Empty text shows an error; Ctrl or Cmd with Enter sends. */
export function Composer(props: ComposerProps) {
  const { labels, message, onSend, onCancel, takesFocus, files, attach, blockedReason } = props;
  const kitText = useKitText();
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isOnDemand = onCancel !== undefined;
  // On a phone the composer stays at the bottom of the screen, as low as possible.
  const isDocked = useIsPhone() && !isOnDemand;
  // A composer with attachments is for messages: on a wide screen its field and buttons share one row.
  const isRow = attach !== undefined;
  const { requestClose, question } = useDiscardGuard(message.isTyped, () => {
    message.discard();
    onCancel?.();
  });

  useEffect(() => {
    // Runs after the page has focused its heading.
    if (takesFocus) queueMicrotask(() => field.current?.focus());
  }, [takesFocus]);
  useEffect(() => {
    if (!isOnDemand || !field.current) return;
    field.current.focus();
    field.current.selectionStart = field.current.value.length;
  }, [isOnDemand]);

  const text = normalText(message.text);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (message.isSending || blockedReason) return;
    if (text.length > textLength) {
      field.current?.focus();
      return;
    }
    if (text === '') {
      setProblem(labels.required);
      field.current?.focus();
      return;
    }
    const isSent = await onSend(text);
    if (isSent && !isOnDemand) field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.currentTarget.form?.requestSubmit();
    }
    if (event.key === 'Escape' && isOnDemand) {
      // Otherwise the same key press would close the confirmation.
      event.preventDefault();
      requestClose();
    }
  };

  return (
    <form
      className={styles.form}
      noValidate
      data-docked={isOnDemand ? undefined : isRow ? 'row' : ''}
      onSubmit={(event) => void send(event)}
    >
      <TextArea
        ref={field}
        label={labels.field}
        rows={isDocked || isRow ? 1 : 3}
        placeholder={isDocked || isRow ? labels.field : undefined}
        value={message.text}
        error={problem}
        length={{ typed: text.length, longest: textLength }}
        data-kept=""
        onChange={(event) => {
          message.write(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      {files}
      <Cluster gap={2} justify={attach ? 'between' : 'end'}>
        {attach}
        {isOnDemand && (
          <Button variant="quiet" onClick={requestClose}>
            {kitText.cancel}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          icon={isOnDemand ? undefined : <Icon icon={SendHorizontal} />}
          loading={message.isSending}
          disabledReason={blockedReason}
        >
          {labels.send}
        </Button>
      </Cluster>
      {question}
    </form>
  );
}
