import type { ReactNode } from 'react';
import styles from './DesignScreen.module.css';
import { useText } from './messages.ts';

export type PaneTheme = 'light' | 'dark';

export interface ThemePanesProps {
  /** The subject; each pane is named by it and its theme. */
  readonly label: string;
  readonly themes: readonly PaneTheme[];
  /** Rendered once for each theme. */
  readonly children: ReactNode;
}

/**
 * The same content in light and dark, side by side on wide screens. The second pane is inert: keyboard
 * and screen reader users need the content only once.
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
