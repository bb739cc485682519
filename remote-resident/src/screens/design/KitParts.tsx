import { Stack } from '@hoa/ui';
import { type KitGroup, kitCatalogue } from '@hoa/ui/catalogue';
import { KitPart } from './KitPart.tsx';
import type { PaneTheme } from './ThemePanes.tsx';

export interface KitPartsProps {
  readonly group: KitGroup['id'];
  readonly themes: readonly PaneTheme[];
}

/** The components of one group of the kit. */
export function KitParts({ group, themes }: KitPartsProps) {
  const parts = kitCatalogue.find(({ id }) => id === group)?.components ?? [];
  return (
    <Stack gap={10}>
      {parts.map((part) => (
        <KitPart key={part.name} part={part} themes={themes} />
      ))}
    </Stack>
  );
}
