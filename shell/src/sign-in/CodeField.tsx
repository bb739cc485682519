import { TextField } from '@hoa/ui';
import type { ComponentProps } from 'react';

export interface CodeFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'ref' | 'label' | 'name' | 'error' | 'value'> {
  /** Called with the typed digits, at most six. */
  readonly onChange: (code: string) => void;
}

/** Returns true for six digits. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text);

/** A field for the six-digit code from an email; ignores all other typed or pasted characters. */
export function CodeField({ onChange, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={11}
      required
      short
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
    />
  );
}
