import type { ReactNode } from 'react';

/**
 * Puts a text in an element of its own and leaves other content as it is. The browser's translation replaces text
 * nodes; React changes and removes a text safely only where it is the single child of an element.
 */
export function textElement(content: ReactNode): ReactNode {
  return typeof content === 'string' || typeof content === 'number' ? (
    <span>{content}</span>
  ) : (
    content
  );
}
