import { Page, useUrlState } from '@hoa/portal';
import { OnDemand, partOnDemand, SegmentedControl, Tabs } from '@hoa/ui';
import type { KitGroup } from '@hoa/ui/catalogue';
import styles from './DesignScreen.module.css';
import { Foundations } from './Foundations.tsx';
import { useText } from './messages.ts';
import type { PaneTheme } from './ThemePanes.tsx';

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
          options={choices.map((value) => ({ value, label: text[value] }))}
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
