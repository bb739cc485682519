import { useNavigate } from '@hoa/shared';
import { buttonClass, classNames } from '@hoa/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../messages/index.ts';
import styles from './FloatingPart.module.css';

export interface BackButtonProps {
  /** The list above the page; undefined where there is nothing to go back to. */
  readonly to: string | undefined;
  /** The current address, with its query. */
  readonly here: string;
}

/** Goes from a nested page to the list above it, as that list was last seen. */
export function BackButton({ to, here }: BackButtonProps) {
  const text = useText();
  const navigate = useNavigate();
  const lastSeen = useRef(new Map<string, string>());
  useEffect(() => {
    lastSeen.current.set(here.split('?', 1)[0] ?? '', here);
  }, [here]);
  if (to === undefined) return null;
  return (
    <button
      type="button"
      className={classNames(buttonClass(), styles.back)}
      onClick={() => navigate(lastSeen.current.get(to) ?? to)}
    >
      <ArrowLeft aria-hidden="true" />
      {text.back}
    </button>
  );
}
