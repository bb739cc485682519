import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** Words for screen readers alone. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames('visually-hidden', className)} />;
}
