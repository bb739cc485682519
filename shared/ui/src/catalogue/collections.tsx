import { Wrench } from 'lucide';
import { Icon } from '../actions/Icon.tsx';
import { BarChart, Board, Card, DataTable, Stat, VirtualList } from '../index.ts';
import { ControlledExample } from './ControlledExample.tsx';
import type { CatalogueEntry } from './entry.ts';

const things = ['Lamps', 'Gate', 'Elevator'].map((name, index) => ({
  id: String(index),
  name,
  hours: [2.5, 1, 4][index] ?? 0,
}));

export const collections: readonly CatalogueEntry[] = [
  {
    name: 'DataTable',
    states: [
      {
        label: 'Sortable, in pages',
        show: (
          <DataTable
            label="Example table"
            rows={things}
            rowId={(row) => row.id}
            pageSize={2}
            columns={[
              {
                id: 'name',
                header: 'Name',
                rowHeader: true,
                cell: (row) => row.name,
                sortBy: (row) => row.name,
              },
              {
                id: 'hours',
                header: 'Hours',
                align: 'end',
                cell: (row) => row.hours,
                sortBy: (row) => row.hours,
              },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'VirtualList',
    states: [
      {
        label: 'A short list',
        show: (
          <VirtualList
            items={things}
            itemId={(item) => item.id}
            renderItem={(item) => <Card padding="sm">{item.name}</Card>}
          />
        ),
      },
    ],
  },
  {
    name: 'Board',
    states: [
      {
        label: 'Moved by dragging or by menu',
        show: (
          <ControlledExample<Record<string, string>>
            initial={{ '0': 'todo', '1': 'todo', '2': 'done' }}
          >
            {(places, setPlaces) => (
              <Board
                label="Example board"
                columns={[
                  { id: 'todo', label: 'To do' },
                  { id: 'done', label: 'Done' },
                ].map((column) => ({
                  ...column,
                  items: things.filter((thing) => places[thing.id] === column.id),
                }))}
                itemId={(item) => item.id}
                itemName={(item) => item.name}
                onMove={(item, to) => setPlaces({ ...places, [item.id]: to })}
                renderCard={(item, move) => (
                  <Card padding="sm">
                    <span>{item.name}</span> {move}
                  </Card>
                )}
              />
            )}
          </ControlledExample>
        ),
      },
    ],
  },
  {
    name: 'Stat',
    states: [
      {
        label: 'With a hint and an icon',
        show: (
          <Stat
            label="Active work"
            value="3"
            hint="2 due this week"
            icon={<Icon icon={Wrench} />}
          />
        ),
      },
    ],
  },
  {
    name: 'BarChart',
    states: [
      {
        label: 'Few bars',
        show: (
          <BarChart
            label="Hours by job"
            points={things.map(({ name, hours }) => ({ label: name, value: hours }))}
          />
        ),
      },
    ],
  },
];
