import { Checkbox } from '@hoa/ui';
import { type Locale, localeName, locales } from '@hoa/ui/text';
import { useController } from 'react-hook-form';
import { useText } from './messages.ts';
import styles from './Settings.module.css';
import type { GroupProps } from './useSettingsForm.ts';

/** The languages that the language menu offers. */
export function LanguagesField({ form }: GroupProps) {
  const text = useText();
  const { field, fieldState } = useController({ control: form.control, name: 'languages' });
  const change = (language: Locale, isOffered: boolean) =>
    field.onChange(
      locales.filter((each) => (each === language ? isOffered : field.value.includes(each))),
    );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text.languages}</legend>
      <p className={styles.quiet}>{text.languagesHint}</p>
      {locales.map((language, index) => (
        <Checkbox
          key={language}
          {...(index === 0 && { ref: field.ref, error: fieldState.error?.message })}
          label={localeName(language)}
          checked={field.value.includes(language)}
          onChange={({ target }) => change(language, target.checked)}
        />
      ))}
    </fieldset>
  );
}
