import { useIsPhone } from '@hoa/ui';
import { type RefObject, useLayoutEffect } from 'react';

/**
 * On a phone, a conversation opens at its newest message and stays at its end as messages arrive, until the person scrolls away.
 * @param inside an element of the conversation
 * @param isReady true once its messages are shown
 * @param alsoWide true to do the same on wider screens
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
      // If loading fails, the conversation is still scrolled to its end once.
      () => undefined,
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, [inside, isPhone, isReady, alsoWide]);
}
