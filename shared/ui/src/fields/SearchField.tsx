import { Search, X } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { mergeRefs } from '../merge-refs.ts';
import { useKitText } from '../messages/index.ts';
import { useStable } from '../useStable.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange'>,
    Omit<FieldProps, 'label' | 'required' | 'error'> {
  /** Its accessible name: "Search" by default; shown only when `hideLabel` is false. */
  label?: string | undefined;
  /** What is searched for. */
  value: string;
  /** Called with the new text after a pause in typing, and at once by Enter, by leaving the field and by clearing it. */
  onChange: (value: string) => void;
}

/** Every call of `onChange` may ask a server: it waits until nobody has typed for this long. */
const pauseMs = 250;

/** A server takes no longer one. */
const longestSearch = 200;

/** A search box with a magnifier and a button that clears it. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, hideLabel = true, className, value, onChange, ref, ...rest } = props;
  const { typed, type, send } = useTypedText(value, onChange);
  const text = useKitText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={label ?? text.search} {...{ hint, hideLabel, className }} id={rest.id}>
      {(control) => (
        <div className={styles.inset}>
          <Search className={styles.atStart} aria-hidden="true" />
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
                icon={<X />}
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

/** What is typed, which runs ahead of `value` until it is sent; a value from elsewhere replaces it. */
function useTypedText(value: string, onChange: (value: string) => void) {
  const [typed, type] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // What was sent comes back while more is typed.
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
