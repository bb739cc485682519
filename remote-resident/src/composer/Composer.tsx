import { Button, Cluster, TextArea, useKitText } from '@hoa/ui';
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
    /** The send button. */
    readonly send: string;
    /** The error of an empty field. */
    readonly required: string;
  };
  /** Sends the trimmed text; resolves to whether it was sent. The field keeps the text after a failure. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly initialText?: string;
  /** Called on every change, to keep the draft while a virtual list unmounts the field. */
  readonly onText?: (text: string) => void;
  /** For a field opened on demand: it takes the focus on mount and has a Cancel button. */
  readonly onCancel?: () => void;
  /** The attached files, shown below the field. */
  readonly files?: ReactNode;
  /** The button that attaches files. */
  readonly attach?: ReactNode;
  /** Why sending is disabled. */
  readonly blockedReason?: string | undefined;
}

const maxLength = 20_000;

/** A text field with a send button. Empty text shows an error; Ctrl or Cmd with Enter sends. */
export function Composer(props: ComposerProps) {
  const {
    labels,
    onSend,
    initialText = '',
    onText,
    onCancel,
    files,
    attach,
    blockedReason,
  } = props;
  const kitText = useKitText();
  const [content, setContent] = useState(initialText);
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOnDemand = onCancel !== undefined;

  useEffect(() => {
    if (!isOnDemand || !field.current) return;
    field.current.focus();
    field.current.selectionStart = field.current.value.length;
  }, [isOnDemand]);

  const write = (next: string) => {
    setContent(next);
    setProblem(undefined);
    onText?.(next);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || blockedReason) return;
    if (content.trim() === '') {
      setProblem(labels.required);
      field.current?.focus();
      return;
    }
    setIsSending(true);
    const isSent = await onSend(content.trim());
    setIsSending(false);
    if (!isSent || isOnDemand) return;
    write('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.currentTarget.form?.requestSubmit();
    }
    // Escape alone must not discard typed text.
    if (event.key === 'Escape' && content === initialText) onCancel?.();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        ref={field}
        label={labels.field}
        value={content}
        error={problem}
        maxLength={maxLength}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {files}
      <Cluster gap={2} justify={attach ? 'between' : 'end'}>
        {attach}
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {kitText.cancel}
          </Button>
        )}
        <Button type="submit" variant="primary" loading={isSending} disabledReason={blockedReason}>
          {labels.send}
        </Button>
      </Cluster>
    </form>
  );
}
