import {
  type ComponentType,
  cloneElement,
  lazy,
  type ReactElement,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import styles from './Tooltip.module.css';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';

export interface TooltipProps {
  /** The short text of the tooltip. */
  text: string;
  /** The text is also the control's accessible name, so screen readers skip the tooltip. */
  naming?: boolean | undefined;
  /** Applied to the wrapper element around the control. */
  className?: string | undefined;
  /** The control that the tooltip describes. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

const openDelayMs = 400;

/** A short text about a control, shown on hover and on keyboard focus; Escape hides it. */
export function Tooltip({ text, naming, className, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const showSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), openDelayMs);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const described = naming ? undefined : id;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the control inside.
    <span
      ref={anchor}
      className={classNames(styles.anchor, className)}
      onPointerEnter={(event) => event.pointerType !== 'touch' && showSoon()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {described ? cloneElement(children, { 'aria-describedby': described }) : children}
      {described && (
        <span id={id} className="visually-hidden">
          {text}
        </span>
      )}
      {open && (
        <Suspense>
          <Bubble anchor={anchor} text={text} />
        </Suspense>
      )}
    </span>
  );
}

// Lazy-loaded with the first tooltip; if loading fails, screen readers still read the text.
const Bubble = lazy<ComponentType<TooltipBubbleProps>>(() =>
  import('./TooltipBubble.tsx').then(
    (file) => ({ default: file.TooltipBubble }),
    () => ({ default: () => null }),
  ),
);
