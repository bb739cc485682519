import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '../text/index.ts';
import { Checkbox, Switch } from './Checkbox.tsx';
import { FileField } from './FileField.tsx';
import { MoneyField } from './MoneyField.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SearchField } from './SearchField.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const common = {
  label: 'Place',
  hint: 'Building and unit',
  error: 'Place is required',
  required: true,
};

describe.each([
  ['TextField', 'textbox', <TextField key="a" {...common} />],
  ['TextArea', 'textbox', <TextArea key="b" {...common} />],
  ['Select', 'combobox', <Select key="c" {...common} />],
  ['MoneyField', 'textbox', <MoneyField key="d" {...common} value={null} onChange={() => {}} />],
  ['Checkbox', 'checkbox', <Checkbox key="e" {...common} />],
  ['Switch', 'switch', <Switch key="f" {...common} />],
  [
    'RadioGroup',
    'radiogroup',
    <RadioGroup key="g" {...common} options={[]} value={null} onChange={() => {}} />,
  ],
] as const)('%s', (_name, role, element) => {
  it('is named by its label, described by its hint and error, and marked as required and invalid', () => {
    render(element);
    const control = screen.getByRole(role, { name: 'Place' });
    expect(control).toHaveAccessibleDescription('Building and unit Place is required');
    expect(control).toHaveAttribute('aria-invalid', 'true');
    expect(control).toHaveAttribute('aria-required', 'true');
    expect(screen.getByText('required')).toBeInTheDocument();
  });
});

describe('TextField', () => {
  it('is neither invalid nor required by default', () => {
    render(<TextField label="Unit" aria-describedby="elsewhere" />);
    const control = screen.getByRole('textbox', { name: 'Unit' });
    expect(control).toBeValid();
    expect(control).not.toBeRequired();
    expect(control).toHaveAttribute('aria-describedby', 'elsewhere');
  });
});

describe('Select', () => {
  it('offers a first option for no choice', async () => {
    render(
      <Select
        label="Status"
        placeholder="All statuses"
        options={[{ value: 'new', label: 'New' }]}
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Status' });
    expect(select).toHaveDisplayValue('All statuses');
    await userEvent.selectOptions(select, 'New');
    expect(select).toHaveValue('new');
  });
});

describe('RadioGroup', () => {
  it('chooses one answer', async () => {
    const onChange = vi.fn();
    render(
      <RadioGroup
        label="Urgency"
        value="low"
        onChange={onChange}
        options={[
          { value: 'low', label: 'Low', hint: 'Within a week' },
          { value: 'high', label: 'High' },
        ]}
      />,
    );
    const group = within(screen.getByRole('radiogroup', { name: 'Urgency' }));
    expect(group.getByRole('radio', { name: 'Low' })).toBeChecked();
    expect(group.getByRole('radio', { name: 'Low' })).toHaveAccessibleDescription('Within a week');
    await userEvent.click(group.getByRole('radio', { name: 'High' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('high');
  });
});

describe('SearchField', () => {
  afterEach(() => void vi.useRealTimers());

  function Example() {
    const [value, setValue] = useState('');
    return <SearchField value={value} onChange={setValue} />;
  }

  it('is a search box with a button that clears it and keeps the focus', async () => {
    render(<Example />);
    const box = screen.getByRole('searchbox', { name: 'Search' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(box, 'gate');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
  });

  describe('asks', () => {
    const onChange = vi.fn<(value: string) => void>();
    beforeEach(() => {
      vi.useFakeTimers();
      onChange.mockClear();
    });

    const box = () => screen.getByRole('searchbox');
    const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

    /** Stores the search text, and has a button that sets another one. */
    function Asking() {
      const [value, setValue] = useState('');
      return (
        <>
          <SearchField
            value={value}
            onChange={(next) => {
              setValue(next);
              onChange(next);
            }}
          />
          <button type="button" onClick={() => setValue('')}>
            Clear all filters
          </button>
          <button type="button" onClick={() => setValue('roof')}>
            Roofs
          </button>
        </>
      );
    }

    it('once for a word, after a pause in typing', () => {
      render(<Asking />);
      for (const text of ['g', 'ga', 'gat', 'gate']) {
        type(text);
        expect(box()).toHaveValue(text);
        pass(200);
      }
      expect(onChange).not.toHaveBeenCalled();
      pass(100);
      expect(onChange.mock.calls).toEqual([['gate']]);
      pass(1000);
      expect(onChange).toHaveBeenCalledOnce();
    });

    it.each([
      ['Enter', () => fireEvent.keyDown(box(), { key: 'Enter' })],
      ['leaving the field', () => fireEvent.blur(box())],
    ])('immediately by %s, and not again', (_, act) => {
      render(<Asking />);
      type('gate');
      act();
      expect(onChange.mock.calls).toEqual([['gate']]);
      act();
      pass(1000);
      expect(onChange).toHaveBeenCalledOnce();
    });

    it('for an empty search immediately when it is cleared, even while text is pending', () => {
      render(<Asking />);
      type('gate');
      pass(300);
      type('gates');
      fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
      expect(onChange.mock.calls).toEqual([['gate'], ['']]);
      pass(1000);
      expect(onChange).toHaveBeenCalledTimes(2);
    });

    it('nothing when the text is deleted before the pause ends', () => {
      render(<Asking />);
      type('g');
      type('');
      pass(1000);
      expect(onChange).not.toHaveBeenCalled();
    });

    it('nothing for pending text when its value is set from outside, and shows that value', () => {
      render(<Asking />);
      type('gate');
      fireEvent.click(screen.getByRole('button', { name: 'Roofs' }));
      expect(box()).toHaveValue('roof');
      type('roofs');
      pass(300);
      fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
      expect(box()).toHaveValue('');
      pass(1000);
      expect(onChange.mock.calls).toEqual([['roofs']]);
    });

    it('nothing after it unmounts', () => {
      const { unmount } = render(<Asking />);
      type('gate');
      unmount();
      pass(1000);
      expect(onChange).not.toHaveBeenCalled();
    });
  });

  it('keeps newer text when the value of an earlier search arrives', () => {
    vi.useFakeTimers();
    const { rerender } = render(<SearchField value="" onChange={() => undefined} />);
    const box = screen.getByRole('searchbox');
    fireEvent.change(box, { target: { value: 'roof' } });
    act(() => vi.advanceTimersByTime(300));
    fireEvent.change(box, { target: { value: 'roofs' } });
    rerender(<SearchField value="roof" onChange={() => undefined} />);
    expect(box).toHaveValue('roofs');
  });
});

describe('MoneyField', () => {
  function Example({ onCents }: { onCents: (cents: number | null) => void }) {
    const [value, setValue] = useState<number | null>(15000);
    return (
      <>
        <MoneyField
          label="Amount"
          value={value}
          onChange={(cents) => {
            setValue(cents);
            onCents(cents);
          }}
        />
        <button type="button" onClick={() => setValue(9900)}>
          Fill in
        </button>
      </>
    );
  }
  const box = () => screen.getByRole('textbox', { name: 'Amount' });

  it('takes and shows an amount as the language of the page writes it', async () => {
    setLocale('de');
    const onCents = vi.fn();
    const { unmount } = render(<Example onCents={onCents} />);
    expect(box()).toHaveValue('150,00');
    await userEvent.clear(box());
    await userEvent.type(box(), '1.234,5');
    expect(onCents).toHaveBeenLastCalledWith(123450);
    await userEvent.tab();
    expect(box()).toHaveValue('1234,50');
    unmount();
    setLocale('en');
  });

  it('shows cents as dollars and hands typed dollars over as cents', async () => {
    const onCents = vi.fn();
    render(<Example onCents={onCents} />);
    expect(box()).toHaveValue('150.00');
    await userEvent.clear(box());
    await userEvent.type(box(), '1,234.5');
    expect(onCents).toHaveBeenLastCalledWith(123450);
    expect(box()).toHaveValue('1,234.5');
    await userEvent.tab();
    expect(box()).toHaveValue('1234.50');
  });

  it('explains the format when left with something that is no amount', async () => {
    const onCents = vi.fn();
    render(<Example onCents={onCents} />);
    await userEvent.clear(box());
    await userEvent.type(box(), 'ten');
    expect(onCents).toHaveBeenLastCalledWith(null);
    expect(box()).toBeValid();
    await userEvent.tab();
    expect(box()).toHaveAccessibleDescription('Enter an amount such as 150.00');
    expect(box()).toHaveValue('ten');
  });

  it('shows an amount that was filled in by code', async () => {
    render(<Example onCents={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(box()).toHaveValue('99.00');
  });
});

describe('FileField', () => {
  const photo = new File(['…'], 'gate.jpg', { type: 'image/jpeg' });

  it('hands over chosen files, the same one twice too', async () => {
    const onFiles = vi.fn();
    render(<FileField label="Photos" onFiles={onFiles} />);
    await userEvent.upload(screen.getByLabelText('Photos'), photo);
    await userEvent.upload(screen.getByLabelText('Photos'), photo);
    expect(onFiles.mock.calls).toEqual([[[photo]], [[photo]]]);
  });

  it.each([
    ['one file', false, 'Choose a file or drop it here'],
    ['several', true, 'Choose files or drop them here'],
  ])('asks for %s', (_, multiple, words) => {
    const { container } = render(
      <FileField label="Photos" multiple={multiple} onFiles={vi.fn()} />,
    );
    expect(container).toHaveTextContent(words);
  });

  it('hands over dropped files, unless it is disabled', () => {
    const onFiles = vi.fn();
    const { rerender } = render(<FileField label="Photos" onFiles={onFiles} />);
    const drop = () =>
      fireEvent.drop(screen.getByLabelText('Photos'), { dataTransfer: { files: [photo] } });
    drop();
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([photo]);
    rerender(<FileField label="Photos" disabled onFiles={onFiles} />);
    drop();
    expect(onFiles).toHaveBeenCalledTimes(1);
  });
});
