import type { IconNode } from 'lucide';
import { type ComponentProps, createElement } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Its shapes, as Lucide exports them by name. */
  icon: IconNode;
}

const attributes = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** A Lucide icon, hidden from screen readers: the text beside it or the label of its button names it. */
export function Icon({ icon, ...props }: IconProps) {
  const shapes = icon.map(([tag, shape]) => createElement(tag, shape));
  return createElement('svg', { ...attributes, ...props }, ...shapes);
}
