import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VirtualList } from './VirtualList.tsx';

const list = (count: number) => (
  <VirtualList
    aria-label="Things"
    items={Array.from({ length: count }, (_, index) => `Thing ${index + 1}`)}
    itemId={(item) => item}
    renderItem={(item) => item}
  />
);

describe('VirtualList', () => {
  it('renders every item of a short list', () => {
    render(list(199));
    expect(screen.getAllByRole('listitem')).toHaveLength(199);
  });

  it('renders only the items near the viewport of a long list, with the size of the list', async () => {
    render(list(5000));
    const first = await screen.findByText('Thing 1');
    expect(screen.getByRole('list', { name: 'Things' })).toContainElement(first);
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
    expect(first).toHaveAttribute('aria-setsize', '5000');
    expect(first).toHaveAttribute('aria-posinset', '1');
  });
});
