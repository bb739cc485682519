import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDeferredInput } from './useDeferredInput.ts';

type Rendering = readonly [page: number, isLate: boolean];

function Asked({ page, renderings }: { readonly page: number; readonly renderings: Rendering[] }) {
  const [asked, isLate] = useDeferredInput({ page });
  renderings.push([asked.page, isLate]);
  return null;
}

it('renders the previous input once, marked as late, before a changed one', () => {
  const renderings: Rendering[] = [];
  const view = render(<Asked page={1} renderings={renderings} />);
  view.rerender(<Asked page={2} renderings={renderings} />);
  expect(renderings).toEqual([
    [1, false],
    [1, true],
    [2, false],
  ]);
});

it('is not late for the same input in another object', () => {
  const renderings: Rendering[] = [];
  const view = render(<Asked page={1} renderings={renderings} />);
  view.rerender(<Asked page={1} renderings={renderings} />);
  expect(renderings).toEqual([
    [1, false],
    [1, false],
  ]);
});
