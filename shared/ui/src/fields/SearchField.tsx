import { Search, X } from 'lucide';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { mergeRefs } from '../merge-refs.ts';
import { useKitText } from '../messages.ts';
import { useStable } from '../useStable.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange'>,
    Omit<FieldProps, 'label' | 'required'> {
  /** The accessible name: "Search" by default; visible only if `hideLabel` is false. */
  label?: string | undefined;
  /** The current search text. */
  value: string;
  /** Called with the new text after a pause in typing, or immediately by Enter, blur or clearing the field. */
  onChange: (value: string) => void;
}

/** The debounce time, because every call of `onChange` may send a request. */
const pauseMs = 250;

/** The server rejects longer texts. */
const longestSearch = 200;

/** A search field with a magnifier icon and a clear button. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, error, hideLabel = true, className, value, onChange, ref, ...rest } = props;
  const { typed, type, send } = useTypedText(value, onChange);
  const text = useKitText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={label ?? text.search} {...{ hint, error, hideLabel, className }} id={rest.id}>
      {(control) => (
        <div className={styles.inset}>
          <Icon icon={Search} className={styles.atStart} />
          <input
            autoComplete="off"
            maxLength={longestSearch}
            {...rest}
            {...control}
            ref={mergeRefs(input, ref)}
            type="search"
            value={typed}
            onChange={(event) => type(event.target.value)}
            onBlur={(event) => {
              const isLeft = !event.currentTarget.parentElement?.contains(event.relatedTarget);
              if (isLeft) send(typed);
              rest.onBlur?.(event);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') send(typed);
              rest.onKeyDown?.(event);
            }}
            className={classNames(styles.control, styles.withStart, styles.withEnd)}
          />
          {typed !== '' && (
            <div className={styles.clear}>
              <IconButton
                size="sm"
                label={text.clearSearch}
                icon={<Icon icon={X} />}
                onClick={() => {
                  send('');
                  input.current?.focus();
                }}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

/**
 * Returns the typed text, which is ahead of `value` until it is sent. A `value` that changes for another reason
 * replaces it.
 */
function useTypedText(value: string, onChange: (value: string) => void) {
  const [typed, type] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // `value` now contains the sent text, while the person types on.
    if (value !== sent) {
      setSent(value);
      type(value);
    }
  }
  const send = useStable((text: string) => {
    type(text);
    if (text === sent) return;
    setSent(text);
    onChange(text);
  });
  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(() => send(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, sent, send]);
  return { typed, type, send };
}
