import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';
import { itemsOnPage, Pagination } from './Pagination.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Tabs } from './Tabs.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('Tabs', () => {
  function Example() {
    const [value, setValue] = useState<'one' | 'two' | 'three'>('one');
    return (
      <Tabs
        label="Views"
        value={value}
        onChange={setValue}
        items={[
          { id: 'one', label: 'One', count: 3 },
          { id: 'two', label: 'Two' },
          { id: 'three', label: 'Three' },
        ]}
      >
        {`Content of ${value}`}
      </Tabs>
    );
  }

  it('brings the chosen tab into view again when the width changes', async () => {
    const resized: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(react: () => void) {
          resized.push(react);
        }
        observe() {}
        disconnect() {}
      },
    );
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockImplementation(function (this: Element) {
      return this.role === 'tablist' || this.getAttribute('role') === 'tablist'
        ? new DOMRect(0, 0, 100, 40)
        : new DOMRect(300, 0, 60, 40);
    });
    render(<Example />);
    for (const react of resized) react();
    expect(screen.getByRole('tablist').scrollLeft).toBe(280);
  });

  it('names the tab by its words and describes it by its count', () => {
    render(<Example />);
    const tab = within(screen.getByRole('tablist', { name: 'Views' })).getByRole('tab', {
      name: 'One',
    });
    expect(tab).toHaveAccessibleDescription('3');
    expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('Content of one');
  });

  it.each([
    ['{ArrowRight}', 'Two'],
    ['{ArrowLeft}', 'Three'],
    ['{End}', 'Three'],
    ['{End}{ArrowRight}', 'One'],
    ['{End}{Home}', 'One'],
  ])('goes by %s to %s', async (keys, name) => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    await user.keyboard(keys);
    const tab = screen.getByRole('tab', { name });
    expect(tab).toHaveFocus();
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
  });

  it('reverses the arrow keys in right-to-left text', async () => {
    const user = userEvent.setup();
    render(
      <div dir="rtl">
        <Example />
      </div>,
    );
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Two' })).toHaveFocus();
  });
});

describe('SegmentedControl', () => {
  it('is a radio group', async () => {
    const onChange = vi.fn();
    render(
      <SegmentedControl
        label="View"
        value="kanban"
        onChange={onChange}
        options={[
          { value: 'kanban', label: 'Kanban' },
          { value: 'table', label: 'Table' },
        ]}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'View' });
    expect(within(group).getByRole('radio', { name: 'Kanban' })).toBeChecked();
    await userEvent.click(within(group).getByRole('radio', { name: 'Table' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('table');
  });
});

describe('Pagination', () => {
  it.each([0, 1, 15])('shows nothing for %i things on pages of 15 [9.15]', (total) => {
    render(<Pagination page={1} total={total} pageSize={15} onChange={() => {}} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('leads to the pages before and after', async () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <Pagination page={2} total={31} pageSize={15} onChange={onChange} />,
    );
    expect(screen.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent('Page 2 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onChange.mock.calls).toEqual([[1], [3]]);
    rerender(<Pagination page={3} total={31} pageSize={15} onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    rerender(<Pagination page={1} total={31} pageSize={15} onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  });

  it.each([
    [1, [1, 2]],
    [3, [5]],
    [9, [5]],
    [0, [1, 2]],
    [Number.NaN, [1, 2]],
  ])('page %d of five things in twos holds %j', (page, things) => {
    expect(itemsOnPage([1, 2, 3, 4, 5], page, 2)).toEqual(things);
  });
});

describe('Breadcrumb', () => {
  it('lists the steps and leaves out absent ones', () => {
    render(
      <Breadcrumb>
        <a href="/documents">Documents</a>
        {null}
        <span aria-current="page">Rules</span>
      </Breadcrumb>,
    );
    const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(nav).getAllByRole('listitem')).toHaveLength(2);
    expect(within(nav).getByText('Rules')).toHaveAttribute('aria-current', 'page');
  });
});
