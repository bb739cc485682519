import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Avatar.module.css';

export interface AvatarProps extends ComponentProps<'span'> {
  /** The person's name, for the initials; show the name itself next to it. */
  name: string;
  /** 28, 36 or 48 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A person's initials in a circle; decoration, hidden from screen readers. */
export function Avatar({ name, size = 'md', className, ...rest }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={classNames(styles.avatar, styles[size], styles[`hue${hueOf(name)}`], className)}
    >
      {initials(name)}
    </span>
  );
}

/** "Maria del Carmen Ruiz" → "MR". */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** Always the same hue, 0–4, for the same name. */
function hueOf(name: string): number {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return sum % 5;
}
