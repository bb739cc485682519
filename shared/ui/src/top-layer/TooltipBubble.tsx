import { type RefObject, useRef } from 'react';
import { placeFree } from './place-free.ts';
import styles from './TooltipBubble.module.css';
import { type TopLayerPlace, useTopLayer } from './useTopLayer.ts';

export interface TooltipBubbleProps {
  anchor: RefObject<HTMLElement | null>;
  text: string;
}

/** The open tooltip, in the top layer, positioned to cover as little as possible of nearby controls. */
export function TooltipBubble({ anchor, text }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useTopLayer(anchor, bubble, placeFreely);
  return (
    <span ref={bubble} popover="manual" aria-hidden="true" className={styles.bubble}>
      {text}
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
