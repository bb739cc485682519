import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BarChart } from './BarChart.tsx';

describe('BarChart', () => {
  it('gives the same numbers as a table', () => {
    render(
      <BarChart
        label="Earnings by month"
        labelHeader="Month"
        valueHeader="Earnings"
        points={[
          { label: 'Jan', value: 6200 },
          { label: 'Feb', value: 0 },
        ]}
        format={(value) => `$${value}`}
      />,
    );
    const figure = within(screen.getByRole('figure', { name: 'Earnings by month' }));
    const rows = figure.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['MonthEarnings', 'Jan$6200', 'Feb$0']);
  });
});
