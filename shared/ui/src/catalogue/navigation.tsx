import { Columns3, Table2 } from 'lucide-react';
import { Breadcrumb, Pagination, SegmentedControl, Tabs } from '../index.ts';
import type { CatalogueEntry } from './entry.ts';
import { Held } from './Held.tsx';

export const navigation: readonly CatalogueEntry[] = [
  {
    name: 'Tabs',
    states: [
      {
        label: 'With counts',
        show: (
          <Held initial="new">
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
          </Held>
        ),
      },
    ],
  },
  {
    name: 'SegmentedControl',
    states: [false, true].map((iconsOnly) => ({
      label: iconsOnly ? 'Icons alone' : 'Icons and words',
      show: (
        <Held initial="board">
          {(value, setValue) => (
            <SegmentedControl
              label={iconsOnly ? 'Example view, icons' : 'Example view'}
              iconsOnly={iconsOnly}
              value={value}
              onChange={setValue}
              options={[
                { value: 'board', label: 'Board', icon: <Columns3 /> },
                { value: 'table', label: 'Table', icon: <Table2 /> },
              ]}
            />
          )}
        </Held>
      ),
    })),
  },
  {
    name: 'Pagination',
    states: [
      {
        label: 'In the middle',
        show: (
          <Held initial={2}>
            {(page, setPage) => (
              <Pagination
                aria-label="Example pagination"
                page={page}
                onChange={setPage}
                total={31}
                pageSize={10}
              />
            )}
          </Held>
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
