import {
  cloneElement,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { placeFree } from './place-free.ts';
import styles from './Tooltip.module.css';
import { type TopLayerPlace, useTopLayer } from './useTopLayer.ts';

export interface TooltipProps {
  /** What it says: a few words. */
  text: string;
  /** The text is already the control's name, so screen readers need not hear it twice. */
  naming?: boolean | undefined;
  /** The one control it explains. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

const openDelayMs = 400;

/** A few words about a control, shown on hover and on keyboard focus; Escape hides it. */
export function Tooltip({ text, naming, children }: TooltipProps) {
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
      className={styles.anchor}
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
      {open && <Bubble anchor={anchor} text={text} />}
    </span>
  );
}

const placeFreely: TopLayerPlace = (anchor, size, screen) => {
  const around = anchor.closest('dialog') ?? document;
  const controls = [...around.querySelectorAll('a, button, input, select, textarea')]
    .filter((one) => !anchor.contains(one))
    .map((one) => one.getBoundingClientRect());
  return placeFree(anchor.getBoundingClientRect(), size, screen, controls);
};

function Bubble({ anchor, text }: { anchor: RefObject<HTMLSpanElement | null>; text: string }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useTopLayer(anchor, bubble, placeFreely);
  return (
    <span ref={bubble} popover="manual" aria-hidden="true" className={styles.bubble}>
      {text}
    </span>
  );
}
