/**
 * Returns the index that an arrow key, Home or End selects from `current`, wrapping around; undefined for other keys.
 */
export function nextByKey(
  event: { key: string; currentTarget?: EventTarget },
  count: number,
  current: number,
  { vertical = false }: { vertical?: boolean } = {},
): number | undefined {
  if (count === 0) return undefined;
  const rtl =
    !vertical &&
    event.currentTarget instanceof Element &&
    event.currentTarget.closest<HTMLElement>('[dir]')?.dir === 'rtl';
  const [back, forth] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  switch (event.key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case rtl ? back : forth:
      return (current + 1) % count;
    case rtl ? forth : back:
      return (current - 1 + count) % count;
    default:
      return undefined;
  }
}
