import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { textElement } from '../text-element.tsx';
import { Tooltip } from '../top-layer/Tooltip.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'>,
    Pick<ButtonLook, 'variant' | 'size'> {
  /** Its accessible name, also shown as a tooltip. */
  label: string;
  /** Visually hidden text after the name that distinguishes similar buttons: the name of the item. */
  suffix?: string | undefined;
  /** The icon, 20 px. */
  icon: ReactNode;
  /** In tables with short cards, shows the label instead of the icon, for phones without tooltips. */
  wordOnCards?: boolean | undefined;
  /**
   * A small count or dot on the icon's corner. It is not part of the accessible name, so mention it in `label` if it
   * matters.
   */
  mark?: ReactNode;
}

/** A square button with only an icon. It has an accessible name and a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, suffix, icon, wordOnCards, mark, ...others } = props;
  const { variant = 'quiet', size, className, ...rest } = others;
  return (
    <Tooltip text={label} naming>
      <button
        type="button"
        {...rest}
        aria-label={suffix ? `${label} ${suffix}` : label}
        className={classNames(
          buttonClass({ variant, size }),
          styles.square,
          wordOnCards && styles.worded,
          className,
        )}
      >
        {textElement(icon)}
        {wordOnCards && <span className={styles.word}>{label}</span>}
        {mark !== undefined && (
          <span className={styles.mark} aria-hidden="true">
            {mark}
          </span>
        )}
      </button>
    </Tooltip>
  );
}
