import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { kitCatalogue } from './catalogue.tsx';
import * as kit from './index.ts';

const components = kitCatalogue.flatMap((group) => group.components);

/** Shown as parts of other components. */
const notShown = ['DialogCancel', 'DialogFooter', 'VisuallyHidden'];

describe('the catalogue', () => {
  it('shows every component of the kit', () => {
    const exported = Object.entries(kit)
      .filter(
        ([name, value]) =>
          /^[A-Z]/.test(name) && typeof value === 'function' && value !== kit.PartFailed,
      )
      .map(([name]) => name);
    const shown = components.map(({ name }) => name);
    expect([...shown, ...notShown].sort()).toEqual(exported.sort());
  });

  it.each(components)('describes $name and each of its props', ({ doc, props }) => {
    expect(doc).toMatch(/\w.*/);
    for (const prop of props) expect(prop.doc, prop.name).not.toBe('');
  });

  it.each(components)('renders the states of $name', ({ states }) => {
    const { container } = render(states.map((state) => <div key={state.label}>{state.show}</div>));
    expect(container.children).toHaveLength(states.length);
    for (const state of container.children) expect(state).not.toBeEmptyDOMElement();
  });
});
