import { useIsPhone } from '@hoa/ui';
import { type RefObject, useLayoutEffect } from 'react';

/**
 * On a phone, a conversation opens at its newest message and stays there while more of it comes, until the person
 * scrolls away.
 * @param inside an element of the conversation
 * @param isReady whether its messages are shown
 * @param alsoWide whether it does so on wider screens too
 */
export function useStayAtEnd(
  inside: RefObject<Element | null>,
  isReady: boolean,
  alsoWide = false,
): void {
  const isPhone = useIsPhone();
  useLayoutEffect(() => {
    const element = inside.current;
    if (!(isPhone || alsoWide) || !isReady || !element) return;
    element.scrollIntoView(false);
    let end: (() => void) | undefined;
    let isGone = false;
    import('./stay-at-end.ts').then(
      ({ stayAtEnd }) => {
        if (!isGone) end = stayAtEnd(element);
      },
      // It has been scrolled to its end once; no more can be done without the part.
      () => undefined,
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, [inside, isPhone, isReady, alsoWide]);
}
