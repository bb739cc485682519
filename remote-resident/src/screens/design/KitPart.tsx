import type { KitComponent } from '@hoa/ui/catalogue';
import { useId } from 'react';
import styles from './KitPart.module.css';
import { PropList } from './PropList.tsx';
import { type PaneTheme, ThemePanes } from './ThemePanes.tsx';
import { WithCode } from './WithCode.tsx';

export interface KitPartProps {
  readonly part: KitComponent;
  readonly themes: readonly PaneTheme[];
}

/** One component: description, variants and props. In English, like the code. */
export function KitPart({ part, themes }: KitPartProps) {
  const id = useId();
  const { name, doc, states, props } = part;
  return (
    <section aria-labelledby={id} className={styles.part} lang="en">
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <p className={styles.doc}>
        <WithCode text={doc} />
      </p>
      <ThemePanes label={name} themes={themes}>
        <div className={styles.states}>
          {states.map(({ label, show }) => (
            <figure key={label} className={styles.state}>
              <figcaption className={styles.label}>{label}</figcaption>
              {show}
            </figure>
          ))}
        </div>
      </ThemePanes>
      <PropList name={name} props={props} />
    </section>
  );
}
