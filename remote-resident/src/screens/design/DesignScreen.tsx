import { Page, useUrlState } from '@hoa/portal';
import { OnDemand, optionsOf, partOnDemand, SegmentedControl, Stack, Tabs } from '@hoa/ui';
import type { KitGroup } from '@hoa/ui/catalogue';
import { type ReactNode, useId } from 'react';
import styles from './DesignScreen.module.css';
import { useText } from './messages.ts';
import { type PaneTheme, ThemePanes } from './ThemePanes.tsx';
import { colourRoles, spaces, textSizes } from './tokens.ts';

const choices = ['both', 'light', 'dark'] as const;
const kitGroups = [
  'actions',
  'fields',
  'feedback',
  'navigation',
  'overlays',
  'layout',
  'collections',
] as const satisfies readonly KitGroup['id'][];
const groups = ['foundations', ...kitGroups] as const;

const KitParts = partOnDemand(() => import('./KitParts.tsx').then((file) => file.KitParts));

/** The design system: tokens and components by group, in both themes, with their props. */
export function DesignScreen() {
  const text = useText();
  const [view, setView] = useUrlState({ group: 'foundations', theme: 'both' });
  const group = groups.find((id) => id === view.group) ?? 'foundations';
  const choice = choices.find((name) => name === view.theme) ?? 'both';
  const themes: readonly PaneTheme[] = choice === 'both' ? ['light', 'dark'] : [choice];
  return (
    <Page
      title={text.title}
      description={text.description}
      actions={
        <SegmentedControl
          label={text.themes}
          value={choice}
          onChange={(theme) => setView({ theme })}
          options={optionsOf(choices, text)}
        />
      }
    >
      <Tabs
        label={text.groups}
        items={groups.map((id) => ({ id, label: text[id] }))}
        value={group}
        onChange={(next) => setView({ group: next })}
        className={styles.tabs}
      >
        {group === 'foundations' ? (
          <Foundations themes={themes} />
        ) : (
          <OnDemand what={text[group]}>
            <KitParts group={group} themes={themes} />
          </OnDemand>
        )}
      </Tabs>
    </Page>
  );
}

/** The design tokens: colors, type and spacing. */
function Foundations({ themes }: { readonly themes: readonly PaneTheme[] }) {
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
