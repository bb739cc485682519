import { useLocation, useNavigate } from '@hoa/portal';
import { buttonClass, classNames } from '@hoa/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../messages.ts';
import styles from './BackButton.module.css';
import { backAddress } from './navigation.ts';

/** Goes from a nested page back to its list, with the list's last filters; renders nothing on other pages. */
export function BackButton() {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const lastSeen = useRef(new Map<string, string>());
  useEffect(() => {
    lastSeen.current.set(pathname, pathname + search);
  }, [pathname, search]);
  const to = backAddress(pathname);
  if (to === undefined) return null;
  return (
    <button
      type="button"
      className={classNames(buttonClass({ size: 'sm' }), styles.back)}
      onClick={() => navigate(lastSeen.current.get(to) ?? to)}
    >
      <ArrowLeft aria-hidden="true" />
      <span>{text.back}</span>
    </button>
  );
}
