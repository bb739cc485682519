import { type ComponentProps, useState } from 'react';
import { useKitText } from '../messages.ts';
import { stepDecimal, useLocale } from '../text/index.ts';
import { DollarInset } from './DollarInset.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { dollarsText, parseDollars } from './parse-dollars.ts';

export interface MoneyFieldProps
  extends Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange'>,
    FieldProps {
  /** Integer cents; null if the text is not an amount. */
  value: number | null;
  /** Called with integer cents, or with null if the text is not an amount. */
  onChange: (cents: number | null) => void;
}

const money = { step: 0.01, min: 0 } as const;

/** A field for US dollars, typed in the language's format; its value is integer cents. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, hint, error, required, hideLabel, className, value, onChange, ...rest } = props;
  const text = useKitText();
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  return (
    <Field
      {...{ label, hint, required, hideLabel, className }}
      error={error ?? (wrong ? text.wrongAmount : undefined)}
      id={rest.id}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <DollarInset>
          {(inset) => (
            <input
              autoComplete="off"
              type="text"
              inputMode="decimal"
              step={money.step}
              min={money.min}
              onKeyDown={(event) => {
                const { value: now } = event.currentTarget;
                const next = stepDecimal({ key: event.key, typed: now }, money, locale);
                if (next === undefined) return;
                event.preventDefault();
                setTyped(next);
                setWrong(false);
                onChange(parseDollars(next, locale) ?? null);
              }}
              {...rest}
              {...control}
              value={typed ?? (value === null ? '' : dollarsText(value, locale))}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
                onChange(parseDollars(event.target.value, locale) ?? null);
              }}
              onBlur={(event) => {
                const cents = parseDollars(event.target.value, locale);
                const empty = event.target.value.trim() === '';
                setWrong(cents === undefined && !empty);
                if (cents !== undefined || empty) setTyped(undefined);
                rest.onBlur?.(event);
              }}
              className={inset}
            />
          )}
        </DollarInset>
      )}
    </Field>
  );
}
