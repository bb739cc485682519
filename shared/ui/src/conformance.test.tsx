import { render } from '@testing-library/react';
import { createRef, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import * as kit from './index.ts';

/** Props that every component of the kit accepts and passes to its root (a field: to its control). */
interface Common {
  className: string;
  'data-part': string;
  ref: Ref<never>;
}
interface Case {
  name: keyof typeof kit;
  tag: string;
  element: (common: Common) => React.ReactElement;
  /** A field's class name applies to the whole field. */
  field?: true;
  /** It has no class name of its own. */
  bare?: true;
}

const nothing = () => {};
const options = [{ value: 'a', label: 'A' }];

const cases: Case[] = [
  { name: 'Alert', tag: 'DIV', element: (p) => <kit.Alert title="Note" {...p} /> },
  { name: 'Avatar', tag: 'SPAN', element: (p) => <kit.Avatar name="Ana Ruiz" {...p} /> },
  { name: 'Badge', tag: 'SPAN', element: (p) => <kit.Badge {...p} /> },
  { name: 'Banner', tag: 'DIV', element: (p) => <kit.Banner {...p} /> },
  {
    name: 'BarChart',
    tag: 'FIGURE',
    element: (p) => <kit.BarChart label="Chart" points={[]} {...p} />,
  },
  {
    name: 'Board',
    tag: 'DIV',
    element: (p) => (
      <kit.Board
        label="Board"
        columns={[]}
        itemId={String}
        itemName={String}
        renderCard={() => null}
        {...p}
      />
    ),
  },
  { name: 'Breadcrumb', tag: 'NAV', element: (p) => <kit.Breadcrumb {...p} /> },
  { name: 'Button', tag: 'BUTTON', element: (p) => <kit.Button {...p}>Press</kit.Button> },
  { name: 'Card', tag: 'DIV', element: (p) => <kit.Card {...p} /> },
  {
    name: 'Checkbox',
    tag: 'INPUT',
    field: true,
    element: (p) => <kit.Checkbox label="Yes" {...p} />,
  },
  { name: 'Cluster', tag: 'DIV', element: (p) => <kit.Cluster {...p} /> },
  {
    name: 'ConfirmDialog',
    tag: 'DIALOG',
    element: (p) => (
      <kit.ConfirmDialog open title="Sure?" onConfirm={nothing} onCancel={nothing} {...p} />
    ),
  },
  {
    name: 'DataTable',
    tag: 'DIV',
    element: (p) => <kit.DataTable label="Table" columns={[]} rows={[]} rowId={String} {...p} />,
  },
  { name: 'DefinitionList', tag: 'DL', element: (p) => <kit.DefinitionList items={[]} {...p} /> },
  {
    name: 'Dialog',
    tag: 'DIALOG',
    element: (p) => <kit.Dialog open title="Dialog" onClose={nothing} {...p} />,
  },
  { name: 'DialogCancel', tag: 'BUTTON', element: (p) => <kit.DialogCancel {...p} /> },
  { name: 'DialogFooter', tag: 'DIV', element: (p) => <kit.DialogFooter {...p} /> },
  {
    name: 'Drawer',
    tag: 'DIALOG',
    element: (p) => <kit.Drawer open title="Drawer" onClose={nothing} {...p} />,
  },
  { name: 'EmptyState', tag: 'DIV', element: (p) => <kit.EmptyState title="None" {...p} /> },
  { name: 'ErrorPanel', tag: 'DIV', element: (p) => <kit.ErrorPanel message="Failed" {...p} /> },
  {
    name: 'FileField',
    tag: 'INPUT',
    field: true,
    element: (p) => <kit.FileField label="Files" onFiles={nothing} {...p} />,
  },
  { name: 'FilterBar', tag: 'DIV', element: (p) => <kit.FilterBar {...p} /> },
  { name: 'Icon', tag: 'svg', bare: true, element: (p) => <kit.Icon icon={[]} {...p} /> },
  {
    name: 'IconButton',
    tag: 'BUTTON',
    element: (p) => <kit.IconButton label="Close" icon="×" {...p} />,
  },
  { name: 'Kbd', tag: 'KBD', element: (p) => <kit.Kbd {...p} /> },
  {
    name: 'LinkButton',
    tag: 'A',
    element: (p) => (
      <kit.LinkButton href="/" {...p}>
        Go
      </kit.LinkButton>
    ),
  },
  {
    name: 'MoneyField',
    tag: 'INPUT',
    field: true,
    element: (p) => <kit.MoneyField label="Amount" value={null} onChange={nothing} {...p} />,
  },
  {
    name: 'Pagination',
    tag: 'NAV',
    element: (p) => <kit.Pagination page={1} total={9} pageSize={2} onChange={nothing} {...p} />,
  },
  {
    name: 'RadioGroup',
    tag: 'DIV',
    element: (p) => (
      <kit.RadioGroup label="Kind" options={options} value={null} onChange={nothing} {...p} />
    ),
  },
  {
    name: 'SearchField',
    tag: 'INPUT',
    field: true,
    element: (p) => <kit.SearchField value="" onChange={nothing} {...p} />,
  },
  {
    name: 'SegmentedControl',
    tag: 'DIV',
    element: (p) => (
      <kit.SegmentedControl label="View" options={options} value="a" onChange={nothing} {...p} />
    ),
  },
  {
    name: 'Select',
    tag: 'SELECT',
    field: true,
    element: (p) => <kit.Select label="Kind" options={options} {...p} />,
  },
  { name: 'Skeleton', tag: 'DIV', element: (p) => <kit.Skeleton {...p} /> },
  { name: 'SkeletonList', tag: 'DIV', element: (p) => <kit.SkeletonList {...p} /> },
  { name: 'Stack', tag: 'DIV', element: (p) => <kit.Stack {...p} /> },
  { name: 'Stat', tag: 'DIV', element: (p) => <kit.Stat label="Open" value="3" {...p} /> },
  {
    name: 'Switch',
    tag: 'INPUT',
    field: true,
    element: (p) => <kit.Switch label="Email" {...p} />,
  },
  {
    name: 'Tabs',
    tag: 'DIV',
    element: (p) => (
      <kit.Tabs
        label="Views"
        items={[{ id: 'a', label: 'A' }]}
        value="a"
        onChange={nothing}
        {...p}
      />
    ),
  },
  {
    name: 'TextArea',
    tag: 'TEXTAREA',
    field: true,
    element: (p) => <kit.TextArea label="Text" {...p} />,
  },
  {
    name: 'TextField',
    tag: 'INPUT',
    field: true,
    element: (p) => <kit.TextField label="Text" {...p} />,
  },
  { name: 'Toolbar', tag: 'DIV', element: (p) => <kit.Toolbar {...p} /> },
  {
    name: 'VirtualList',
    tag: 'UL',
    element: (p) => <kit.VirtualList items={[]} itemId={String} renderItem={String} {...p} />,
  },
  { name: 'VisuallyHidden', tag: 'SPAN', element: (p) => <kit.VisuallyHidden {...p} /> },
];

/** These have no root element of their own: they wrap their children. */
const wrappers = ['Menu', 'OnDemand', 'Tooltip'];

describe.each(cases)('$name', ({ tag, element, field, bare }) => {
  const show = () => {
    const ref = createRef<never>();
    render(element({ className: 'mine', 'data-part': 'root', ref }));
    const root = document.querySelector('[data-part="root"]');
    return { root, ref };
  };

  it(`gives other attributes and the ref to its ${tag.toLowerCase()}`, () => {
    const { root, ref } = show();
    expect(root?.tagName).toBe(tag);
    expect(ref.current).toBe(root);
  });

  it('adds the class name to its own', () => {
    const { root } = show();
    const carrier = field ? root?.closest('.mine') : root;
    expect(carrier).toHaveClass('mine');
    expect(carrier?.classList.length).toBeGreaterThan(bare ? 0 : 1);
  });
});

it('covers every component of the kit', () => {
  const components = Object.entries(kit)
    .filter(
      ([name, value]) =>
        /^[A-Z]/.test(name) && typeof value === 'function' && value !== kit.PartFailed,
    )
    .map(([name]) => name);
  expect([...cases.map(({ name }) => name as string), ...wrappers].sort()).toEqual(
    components.sort(),
  );
});
