import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { mergeRefs } from '../merge-refs.ts';
import { useKitText } from '../messages/index.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange'>,
    Omit<FieldProps, 'label' | 'required' | 'error'> {
  /** Its accessible name: "Search" unless told otherwise; shown only when `hideLabel` is false. */
  label?: string | undefined;
  /** What is typed. */
  value: string;
  /** Called with the new text, '' when cleared. */
  onChange: (value: string) => void;
}

/** A search box with a magnifier and a button that clears it. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, hideLabel = true, className, value, onChange, ref, ...rest } = props;
  const text = useKitText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={label ?? text.search} {...{ hint, hideLabel, className }} id={rest.id}>
      {(control) => (
        <div className={styles.inset}>
          <Search className={styles.atStart} aria-hidden="true" />
          <input
            autoComplete="off"
            {...rest}
            {...control}
            ref={mergeRefs(input, ref)}
            type="search"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(styles.control, styles.withStart, styles.withEnd)}
          />
          {value !== '' && (
            <div className={styles.clear}>
              <IconButton
                size="sm"
                label={text.clearSearch}
                icon={<X />}
                onClick={() => {
                  onChange('');
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
