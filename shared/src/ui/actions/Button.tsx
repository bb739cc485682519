import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { useKitText } from '../messages/index.ts';
import { Tooltip } from '../overlays/Tooltip.tsx';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** An icon before the words. */
  icon?: ReactNode;
  /** Work is under way: keeps its width, refuses presses and tells screen readers. */
  loading?: boolean | undefined;
  /** Why it cannot be pressed: stays reachable, and says so in a tooltip. */
  disabledReason?: string | undefined;
}

/** Does something on this page; `type="button"` unless told otherwise. */
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
        className,
      )}
      aria-disabled={blocked || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={blocked ? refuse : rest.onClick}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {loading && <span className={styles.spinner} />}
    </button>
  );
  if (disabledReason) return <Tooltip text={disabledReason}>{button}</Tooltip>;
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
