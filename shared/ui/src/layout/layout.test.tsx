import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Stat } from '../collections/Stat.tsx';
import { initials } from './Avatar.tsx';
import { Card, cardLinkClass } from './Card.tsx';
import { DefinitionList } from './DefinitionList.tsx';

describe('initials', () => {
  it.each([
    ['Ana Ruiz', 'AR'],
    ['maria del carmen ruiz', 'MR'],
    ['Cleo', 'C'],
    ['Éric Ömer', 'ÉÖ'],
    ['Ana (unit 4)', 'A4'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('Card', () => {
  it('is an article named by its heading, opened by its one link', () => {
    render(
      <Card as="article" interactive aria-labelledby="title">
        <h3 id="title">
          <a href="/tickets/1" className={cardLinkClass}>
            Broken gate
          </a>
        </h3>
      </Card>,
    );
    expect(screen.getByRole('article', { name: 'Broken gate' })).toContainElement(
      screen.getByRole('link', { name: 'Broken gate' }),
    );
  });
});

describe('DefinitionList', () => {
  it('leaves out unknown values and keeps 0', () => {
    render(
      <DefinitionList
        items={[
          { term: 'Unit', value: '12B' },
          { term: 'Due', value: undefined },
          { term: 'Hours', value: 0 },
          { term: 'Notes', value: '' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Unit', 'Hours']);
  });
});

describe('Stat', () => {
  it('is a group named by its label', () => {
    render(<Stat label="Pending invoices" value="2" />);
    expect(screen.getByRole('group', { name: 'Pending invoices' })).toHaveTextContent('2');
  });

  it('keeps its size while its figure is loading', () => {
    render(<Stat label="Pending invoices" value={undefined} />);
    const group = screen.getByRole('group', { name: 'Pending invoices', busy: true });
    expect(group).toHaveTextContent(/^Pending invoices$/);
  });
});
