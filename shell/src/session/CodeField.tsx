import { TextField } from '@hoa/ui';
import type { ComponentProps } from 'react';

export interface CodeFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'ref' | 'label' | 'name' | 'error' | 'value'> {
  /** Called with the digits that were typed, at most six. */
  readonly onChange: (code: string) => void;
}

/** Whether it has the form of a code: six digits. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text);

/** Takes the six digits of a code from a mail; whatever else is typed or pasted is left out. */
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
