import type { ReactNode } from 'react';
import { textParts } from './text-parts.ts';

/**
 * Returns a text with its addresses as links: web pages open in a tab of their own, without access to this one. A text
 * without any is returned as it is.
 */
export function linkedText(text: string): ReactNode {
  const parts = textParts(text);
  if (parts.every(({ href }) => href === undefined)) return text;
  let start = 0;
  return parts.map(({ text: shown, href }) => {
    const key = start;
    start += shown.length;
    return href ? (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {shown}
      </a>
    ) : (
      <span key={key}>{shown}</span>
    );
  });
}
