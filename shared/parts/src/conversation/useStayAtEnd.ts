import { useIsPhone } from '@hoa/ui';
import { type RefObject, useLayoutEffect } from 'react';

/** So near to its end, a conversation is taken to be read to the end. */
const nearPx = 48;

/**
 * On a phone, a conversation opens at its newest message and stays there while more of it comes, until the person
 * scrolls away; scrolled back to the end, it stays there again.
 * @param inside an element of the conversation
 * @param isReady whether its messages are shown
 */
export function useStayAtEnd(inside: RefObject<HTMLElement | null>, isReady: boolean): void {
  const isPhone = useIsPhone();
  useLayoutEffect(() => {
    const element = inside.current;
    if (!isPhone || !isReady || !element) return;
    const scroller = scrollerOf(element);
    let isAtEnd = true;
    let last = 0;
    const toEnd = () => {
      if (isAtEnd) scroller.scrollTop = scroller.scrollHeight;
    };
    const onScroll = () => {
      const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
      // What comes makes the way to the end longer, but only a person goes up.
      if (below < nearPx) isAtEnd = true;
      else if (scroller.scrollTop < last) isAtEnd = false;
      last = scroller.scrollTop;
    };
    const watcher = new ResizeObserver(toEnd);
    toEnd();
    // A page that is arrived at scrolls to its top first.
    const frame = requestAnimationFrame(() => {
      toEnd();
      watcher.observe(scroller);
      for (const part of scroller.children) watcher.observe(part);
      document.addEventListener('scroll', onScroll, true);
    });
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      document.removeEventListener('scroll', onScroll, true);
    };
  }, [inside, isPhone, isReady]);
}

/** The element that scrolls around another: the body of a drawer, else the page. */
function scrollerOf(element: Element): Element {
  const isScrolled = /auto|scroll/.test(getComputedStyle(element).overflowY);
  return isScrolled || !element.parentElement ? element : scrollerOf(element.parentElement);
}
