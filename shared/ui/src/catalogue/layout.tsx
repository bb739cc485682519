import {
  Avatar,
  Button,
  Card,
  Cluster,
  cardLinkClass,
  DefinitionList,
  FilterBar,
  Kbd,
  Select,
  Stack,
  Toolbar,
} from '../index.ts';
import type { CatalogueEntry } from './entry.ts';

const boxes = ['One', 'Two', 'Three'].map((word) => (
  <Card key={word} padding="sm">
    {word}
  </Card>
));

export const layout: readonly CatalogueEntry[] = [
  {
    name: 'Card',
    states: [
      { label: 'Plain', show: <Card>What belongs together</Card> },
      {
        label: 'Interactive',
        show: (
          <Card interactive>
            <a href="#Card" className={cardLinkClass}>
              The whole card is pressed
            </a>
          </Card>
        ),
      },
      { label: 'With an edge', show: <Card edge="danger">Urgent</Card> },
    ],
  },
  { name: 'Stack', states: [{ label: 'One below another', show: <Stack gap={2}>{boxes}</Stack> }] },
  { name: 'Cluster', states: [{ label: 'A row that wraps', show: <Cluster>{boxes}</Cluster> }] },
  {
    name: 'FilterBar',
    states: [
      {
        label: 'Two filters',
        show: (
          <FilterBar>
            <Select label="Status" placeholder="All" />
            <Select label="Priority" placeholder="All" />
          </FilterBar>
        ),
      },
    ],
  },
  {
    name: 'Toolbar',
    states: [
      {
        label: 'Two actions',
        show: (
          <Toolbar>
            <Button>Upload</Button>
            <Button>New folder</Button>
          </Toolbar>
        ),
      },
    ],
  },
  {
    name: 'DefinitionList',
    states: (['rows', 'columns'] as const).map((shape) => ({
      label: shape,
      show: (
        <DefinitionList
          layout={shape}
          items={[
            { term: 'Unit', value: '12B' },
            { term: 'Sent by', value: 'Ana Ruiz' },
          ]}
        />
      ),
    })),
  },
  {
    name: 'Avatar',
    states: (['sm', 'md', 'lg'] as const).map((size) => ({
      label: size,
      show: <Avatar name="Ana Ruiz" size={size} />,
    })),
  },
  { name: 'Kbd', states: [{ label: 'A key', show: <Kbd>Ctrl</Kbd> }] },
];
