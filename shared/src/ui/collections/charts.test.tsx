import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BarChart } from './BarChart.tsx';
import { Sparkline, sparklinePoints } from './Sparkline.tsx';

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

describe('Sparkline', () => {
  it('is a picture that says what it shows', () => {
    render(<Sparkline label="Rising" values={[1, 2, 3]} />);
    expect(screen.getByRole('img', { name: 'Rising' })).toBeInTheDocument();
  });

  it.each([
    [
      [1, 3, 2],
      [
        [3, 29],
        [60, 3],
        [117, 16],
      ],
    ],
    [
      [5, 5],
      [
        [3, 29],
        [117, 29],
      ],
    ],
    [[7], [[3, 29]]],
  ])('draws %j', (values, points) => {
    expect(sparklinePoints(values)).toEqual(points);
  });
});
