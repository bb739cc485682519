import { Columns3, Table2 } from 'lucide';
import { Icon } from '../actions/Icon.tsx';
import { Breadcrumb, Pagination, SegmentedControl, Tabs } from '../index.ts';
import { ControlledExample } from './ControlledExample.tsx';
import type { CatalogueEntry } from './entry.ts';

export const navigation: readonly CatalogueEntry[] = [
  {
    name: 'Tabs',
    states: [
      {
        label: 'With counts',
        show: (
          <ControlledExample initial="new">
            {(value, setValue) => (
              <Tabs
                label="Example views"
                value={value}
                onChange={setValue}
                items={[
                  { id: 'new', label: 'New', count: 3 },
                  { id: 'old', label: 'Old', count: 12 },
                ]}
              >
                What the tab holds.
              </Tabs>
            )}
          </ControlledExample>
        ),
      },
    ],
  },
  {
    name: 'SegmentedControl',
    states: [false, true].map((iconsOnly) => ({
      label: iconsOnly ? 'Icons alone' : 'Icons and words',
      show: (
        <ControlledExample initial="board">
          {(value, setValue) => (
            <SegmentedControl
              label={iconsOnly ? 'Example view, icons' : 'Example view'}
              iconsOnly={iconsOnly}
              value={value}
              onChange={setValue}
              options={[
                { value: 'board', label: 'Board', icon: <Icon icon={Columns3} /> },
                { value: 'table', label: 'Table', icon: <Icon icon={Table2} /> },
              ]}
            />
          )}
        </ControlledExample>
      ),
    })),
  },
  {
    name: 'Pagination',
    states: [
      {
        label: 'In the middle',
        show: (
          <ControlledExample initial={2}>
            {(page, setPage) => (
              <Pagination
                aria-label="Example pagination"
                page={page}
                onChange={setPage}
                total={31}
                pageSize={10}
              />
            )}
          </ControlledExample>
        ),
      },
    ],
  },
  {
    name: 'Breadcrumb',
    states: [
      {
        label: 'Two steps',
        show: (
          <Breadcrumb aria-label="Example breadcrumb">
            <a href="#Breadcrumb">Documents</a>
            <span aria-current="page">Rules</span>
          </Breadcrumb>
        ),
      },
    ],
  },
];
