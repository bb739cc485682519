import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Button } from '../index.ts';
import {
  FormCheckbox,
  FormDecimalField,
  FormMoneyField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
  SchemaForm,
  useSchemaForm,
} from './index.ts';

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'title-required')),
  details: z.string().check(z.maxLength(5, 'too-long')),
  kind: z.enum(['a', 'b'], 'kind-required'),
  size: z.enum(['small', 'large'], 'size-required'),
  hours: z.pipe(
    z.string(),
    z.transform((text) => Number(text.replace(',', '.'))),
  ),
  amount: z.number('amount-invalid').check(z.gt(0, 'amount-invalid')),
  agreed: z.boolean(),
});
type Input = z.input<typeof schema>;

const texts: Record<string, string> = {
  'title-required': 'Title is required',
  'amount-invalid': 'Valid amount is required',
};

function Example(props: {
  onSubmit: (values: z.output<typeof schema>) => void | Promise<void>;
  formError?: string;
}) {
  const form = useSchemaForm<Input, z.output<typeof schema>>(schema, {
    defaultValues: { title: '', details: '', hours: '', agreed: false },
    errorText: (code) => texts[code] ?? code,
  });
  return (
    <SchemaForm form={form} onSubmit={props.onSubmit} formError={props.formError}>
      <FormTextField form={form} name="title" label="Title" required />
      <FormTextArea form={form} name="details" label="Details" />
      <FormSelect
        form={form}
        name="kind"
        label="Kind"
        placeholder="Choose"
        options={[{ value: 'a', label: 'A' }]}
      />
      <FormRadioGroup
        form={form}
        name="size"
        label="Size"
        options={[
          { value: 'small', label: 'Small' },
          { value: 'large', label: 'Large' },
        ]}
      />
      <FormDecimalField form={form} name="hours" step={0.5} label="Hours" />
      <FormMoneyField form={form} name="amount" label="Amount" />
      <FormCheckbox form={form} name="agreed" label="Agreed" />
      <Button type="submit" loading={form.formState.isSubmitting}>
        Send
      </Button>
    </SchemaForm>
  );
}

const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send' }));

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' Broken gate ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'A');
  await user.click(screen.getByRole('radio', { name: 'Large' }));
  await user.type(screen.getByRole('textbox', { name: 'Hours' }), '1,5');
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '1,234.5');
  await user.click(screen.getByRole('checkbox', { name: 'Agreed' }));
}

describe('a form checked by a schema', () => {
  it('hands over the checked values: trimmed, in cents, as numbers', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<Example onSubmit={onSubmit} />);
    await fill(user);
    await send(user);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      title: 'Broken gate',
      details: '',
      kind: 'a',
      size: 'large',
      hours: 1.5,
      amount: 123450,
      agreed: true,
    });
  });

  it('shows an error next to each invalid field, counts them and focuses the first', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<Example onSubmit={onSubmit} />);
    await send(user);
    const title = screen.getByRole('textbox', { name: 'Title' });
    expect(title).toBeInvalid();
    expect(title).toHaveAccessibleDescription('Title is required');
    expect(title).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      'Valid amount is required',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('4 answers need your attention');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('counts the last remaining characters, keeps excess characters and shows an error', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<Example onSubmit={onSubmit} />);
    await fill(user);
    const details = screen.getByRole('textbox', { name: 'Details' });
    await user.type(details, 'long');
    expect(details).not.toHaveAccessibleDescription();
    await user.type(details, 'e');
    expect(details).toHaveAccessibleDescription('0 characters left');
    await user.clear(details);
    await user.click(details);
    await user.paste('longer');
    expect(details).toBeInvalid();
    expect(details).toHaveAccessibleDescription('Too long: 6 of at most 5 characters');
    await send(user);
    expect(details).toHaveValue('longer');
    expect(details).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('removes an error as soon as it is corrected', async () => {
    const user = userEvent.setup();
    render(<Example onSubmit={() => {}} />);
    await send(user);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Gate');
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeValid();
    expect(screen.getByRole('alert')).toHaveTextContent('3 answers need your attention');
  });

  it('keeps the typed text when sending fails', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Example onSubmit={() => {}} />);
    await fill(user);
    await send(user);
    rerender(<Example onSubmit={() => {}} formError="Failed to send" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to send');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(' Broken gate ');
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1234.50');
  });

  it('shows progress and cannot be sent twice while sending', async () => {
    const user = userEvent.setup();
    let finish = () => {};
    const onSubmit = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    render(<Example onSubmit={onSubmit} />);
    await fill(user);
    await send(user);
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    act(finish);
    await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });
});
