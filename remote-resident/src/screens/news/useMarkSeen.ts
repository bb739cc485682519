import { useActor, useCommand, usePortal } from '@hoa/portal';
import { type RefObject, useEffect } from 'react';

/** How long an announcement is on screen before it counts as seen. */
const readingMs = 1000;

/** Those of one page are sent together. */
const collectMs = 300;

/** The announcements that each person on this device has been counted for. */
const counted = new Set<string>();
const waiting = new Map<string, () => void>();

/** Counts the person as one who has seen an announcement, once it has been on screen for a moment. A failure is ignored. */
export function useMarkSeen(element: RefObject<Element | null>, id: string): void {
  const { uid, impersonation } = useActor();
  const { supports } = usePortal();
  const [markSeen] = useCommand('announcements.markSeen');
  const isCounting = !impersonation && supports('announcements.markSeen');
  useEffect(() => {
    const key = `${uid}:${id}`;
    const target = element.current;
    if (!isCounting || !target || counted.has(key)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      const ids = [...waiting.keys()];
      const forget = [...waiting.values()];
      waiting.clear();
      if (ids.length === 0) return;
      markSeen({ ids }).catch(() => {
        for (const each of forget) each();
      });
    };
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      timer = setTimeout(() => {
        observer.disconnect();
        counted.add(key);
        waiting.set(id, () => counted.delete(key));
        setTimeout(send, collectMs);
      }, readingMs);
    });
    observer.observe(target);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, uid, id, isCounting, markSeen]);
}
