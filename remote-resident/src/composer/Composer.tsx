import { Button, Cluster, TextArea, useKitText } from '@hoa/shared/ui';
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
  readonly words: {
    /** The field's name. */
    readonly label: string;
    /** On the button that sends. */
    readonly send: string;
    /** Shown beside the field when nothing is written. */
    readonly required: string;
  };
  /** Sends the text, without blanks around it; answers whether it has arrived. A failure keeps the text. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly initialText?: string;
  /** Told of every change, to keep a text while its field is out of sight. */
  readonly onText?: (text: string) => void;
  /** Opened on demand: takes the focus, and can be left again. */
  readonly onCancel?: () => void;
  /** Shown below the field: files that go with the text. */
  readonly files?: ReactNode;
  /** Adds such files; stands beside the buttons. */
  readonly attach?: ReactNode;
  /** Why it cannot be sent at all (any more). */
  readonly blockedReason?: string | undefined;
}

const longest = 20_000;

/** Writes one text: blank is refused beside the field, Ctrl or Cmd with Enter sends. */
export function Composer(props: ComposerProps) {
  const { words, onSend, initialText = '', onText, onCancel, files, attach, blockedReason } = props;
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
      setProblem(words.required);
      field.current?.focus();
      return;
    }
    setIsSending(true);
    const hasArrived = await onSend(content.trim());
    setIsSending(false);
    if (!hasArrived || isOnDemand) return;
    write('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.currentTarget.form?.requestSubmit();
    }
    // What was typed is not thrown away by a key alone.
    if (event.key === 'Escape' && content === initialText) onCancel?.();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        ref={field}
        label={words.label}
        value={content}
        error={problem}
        maxLength={longest}
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
          {words.send}
        </Button>
      </Cluster>
    </form>
  );
}
