/** So near to its end, a conversation is taken to be read to the end. */
const nearPx = 48;

/**
 * Scrolls to the end of what scrolls around an element and stays there while it grows, until the person scrolls away;
 * scrolled back to the end, it stays there again.
 * @returns what ends this
 */
export function stayAtEnd(inside: Element): () => void {
  const scroller = scrollerOf(inside);
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
}

/** The body of a drawer, else the page. */
function scrollerOf(element: Element): Element {
  const isScrolled = /auto|scroll/.test(getComputedStyle(element).overflowY);
  return isScrolled || !element.parentElement ? element : scrollerOf(element.parentElement);
}
