import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import type { TextLength } from './useLength.ts';

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, keyof FieldProps>,
    FieldProps {
  /** The number of typed characters and the maximum; shows a message near the maximum and an error above it. */
  length?: TextLength | undefined;
}

/** A multi-line text field that grows with its text. */
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
