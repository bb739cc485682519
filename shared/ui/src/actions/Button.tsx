import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useKitText } from '../messages.ts';
import { textElement } from '../text-element.tsx';
import { Tooltip } from '../top-layer/Tooltip.tsx';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** An icon before the words. */
  icon?: ReactNode;
  /** Shows progress: keeps its width, ignores presses and tells screen readers. */
  loading?: boolean | undefined;
  /** The reason for disabling it: the button stays focusable and shows the reason in a tooltip. */
  disabledReason?: string | undefined;
}

/** A button for an action on this page; `type="button"` by default. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, loading, disabledReason, className, children, ...rest } =
    props;
  const text = useKitText();
  const blocked = loading || Boolean(disabledReason);
  const button = (
    <button
      type="button"
      {...rest}
      className={classNames(
        buttonClass({ variant, size, wide }),
        loading && styles.loading,
        disabledReason && styles.explained,
        className,
      )}
      aria-disabled={blocked || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={blocked ? refuse : rest.onClick}
    >
      <span className={styles.content}>
        {icon}
        {textElement(children)}
      </span>
      {loading && <span className={styles.spinner} />}
    </button>
  );
  if (disabledReason) {
    return (
      <Tooltip text={disabledReason} className={wide ? styles.wideAnchor : undefined}>
        {button}
      </Tooltip>
    );
  }
  return (
    <>
      {button}
      {loading && (
        <span role="status" className="visually-hidden">
          {text.loading}
        </span>
      )}
    </>
  );
}

/** A submit button that is blocked must not submit either. */
function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
