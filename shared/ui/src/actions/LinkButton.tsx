import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { textElement } from '../text-element.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {
  /** An icon before the words. */
  icon?: ReactNode;
}

/** A plain `<a>` that looks like a button; for the router's `Link` use `buttonClass()`. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, wide, icon, className, children, ...rest } = props;
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
      {icon}
      {textElement(children)}
    </a>
  );
}
