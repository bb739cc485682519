import type { ReactNode } from 'react';
import { useText } from './messages/index.ts';
import styles from './ThemePanes.module.css';

export type PaneTheme = 'light' | 'dark';

export interface ThemePanesProps {
  /** What is shown in them: names each pane together with its theme. */
  readonly label: string;
  readonly themes: readonly PaneTheme[];
  /** Rendered once for each theme. */
  readonly children: ReactNode;
}

/**
 * The same thing in light and in dark, side by side where there is room. The second is to look at alone:
 * two of the same for the keyboard and for screen readers would be one too many.
 */
export function ThemePanes({ label, themes, children }: ThemePanesProps) {
  const text = useText();
  return (
    <div className={styles.panes}>
      {themes.map((theme, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the questions of a form.
        <div
          key={theme}
          role="group"
          aria-label={`${label}, ${text[theme]}`}
          inert={index > 0}
          aria-hidden={index > 0 || undefined}
          data-theme={theme}
          className={styles.pane}
        >
          {children}
        </div>
      ))}
    </div>
  );
}
