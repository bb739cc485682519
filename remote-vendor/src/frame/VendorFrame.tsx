import { contentClass, frameClass, skipClass } from '@hoa/parts/frame';
import { useSideBar } from '@hoa/portal';
import type { ReactNode } from 'react';
import { MainNavigation } from './MainNavigation.tsx';
import { useText } from './messages.ts';
import { VendorHeader } from './VendorHeader.tsx';

/** The frame of every vendor page: navigation beside or below it, a header above. */
export function VendorFrame({ children }: { children: ReactNode }) {
  const text = useText();
  const [open, toggle, beside] = useSideBar();
  return (
    <div className={frameClass(open, 'tall')}>
      <a href="#main" className={skipClass}>
        {text.skip}
      </a>
      <VendorHeader />
      <MainNavigation open={open} onToggle={toggle} />
      <div className={contentClass} {...beside}>
        {children}
      </div>
    </div>
  );
}
