import { Stack } from '@hoa/ui';
import { type ReactNode, useId } from 'react';
import styles from './Foundations.module.css';
import { useText } from './messages.ts';
import { type PaneTheme, ThemePanes } from './ThemePanes.tsx';
import { colourRoles, spaces, textSizes } from './tokens.ts';

/** The design tokens: colors, type and spacing. */
export function Foundations({ themes }: { readonly themes: readonly PaneTheme[] }) {
  const text = useText();
  return (
    <Stack gap={10}>
      <Part title={text.colours}>
        <ThemePanes label={text.colours} themes={themes}>
          {colourRoles.map((roles) => (
            <ul key={roles[0]} className={styles.swatches}>
              {roles.map((role) => (
                <li key={role} className={styles.swatch}>
                  <span className={styles.colour} style={{ background: `var(--${role})` }} />
                  <code>{role}</code>
                </li>
              ))}
            </ul>
          ))}
        </ThemePanes>
      </Part>
      <Part title={text.typeScale}>
        <ul className={styles.list}>
          {textSizes.map((size) => (
            <li key={size} className={styles.line}>
              <code>{size}</code>
              <span
                lang="en"
                className={size.endsWith('l') || size.endsWith('lg') ? styles.display : undefined}
                style={{ fontSize: `var(--${size})` }}
              >
                Cedar Hollow
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={text.space}>
        <ul className={styles.list}>
          {spaces.map((space) => (
            <li key={space} className={styles.line}>
              <code>{space}</code>
              <span className={styles.bar} style={{ inlineSize: `var(--${space})` }} />
            </li>
          ))}
        </ul>
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
