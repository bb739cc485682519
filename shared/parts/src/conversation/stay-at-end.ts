/** Within this distance of the end, the conversation counts as read to the end. */
const nearPx = 48;

/**
 * Scrolls an element's scroll container to the end and keeps it there while it grows, until the person scrolls away.
 * Resumes when the person scrolls back to the end.
 * @returns a function that stops it
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
    // New content only makes the page longer; scrolling up is always the user.
    if (below < nearPx) isAtEnd = true;
    else if (scroller.scrollTop < last) isAtEnd = false;
    last = scroller.scrollTop;
  };
  const watcher = new ResizeObserver(toEnd);
  // After navigation, a page first scrolls to its top.
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

/** Returns the nearest scroll container: the body of a drawer, otherwise the page. */
function scrollerOf(element: Element): Element {
  const isScrolled = /auto|scroll/.test(getComputedStyle(element).overflowY);
  return isScrolled || !element.parentElement ? element : scrollerOf(element.parentElement);
}
