import { Children, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useKitText } from '../messages.ts';
import styles from './Breadcrumb.module.css';

/**
 * The path to the current page. Each child is one step: links, and last the page itself, a `<span
 * aria-current="page">`.
 */
export function Breadcrumb({ className, children, ...rest }: ComponentProps<'nav'>) {
  const text = useKitText();
  return (
    <nav aria-label={text.breadcrumb} {...rest} className={classNames(styles.nav, className)}>
      <ol className={styles.list}>
        {Children.map(children, (step) => step && <li className={styles.step}>{step}</li>)}
      </ol>
    </nav>
  );
}
