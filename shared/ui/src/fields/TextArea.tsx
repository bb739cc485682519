import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import type { TextLength } from './useLength.ts';

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, keyof FieldProps>,
    FieldProps {
  /** The characters typed, and the most there may be: says when few are left or there are too many. */
  length?: TextLength | undefined;
}

/** Several lines of text; grows with them. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, hideLabel, className, rows = 3, ...others } = props;
  const { length, ...rest } = others;
  return (
    <Field
      {...{ label, hint, error, required, hideLabel, className, length }}
      id={rest.id}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          // Sized by its content, it would ignore `rows`.
          style={{
            minBlockSize: `max(var(--control-md), ${rows * 1.4}em + 1.125rem)`,
            ...rest.style,
          }}
          className={styles.control}
        />
      )}
    </Field>
  );
}
