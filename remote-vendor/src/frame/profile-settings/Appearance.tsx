import {
  notify,
  setLanguage,
  setTheme,
  type Theme,
  themes,
  useCommand,
  useTheme,
} from '@hoa/shared';
import { useDomainText } from '@hoa/shared/domain-text';
import { type Locale, localeNames, locales, useLocale } from '@hoa/shared/text';
import { useFailure } from '@hoa/shared/tickets';
import { RadioGroup, Select } from '@hoa/shared/ui';
import { useText } from './messages/index.ts';
import { Section } from './Section.tsx';

/** Theme and language: in force at once, then kept with the profile. */
export function Appearance() {
  const text = useText();
  const words = useDomainText();
  const fail = useFailure();
  const theme = useTheme();
  const locale = useLocale();
  const [save] = useCommand('profile.saveAppearance');

  const chooseTheme = async (next: Theme) => {
    setTheme(next);
    try {
      await save({ theme: next });
      notify.success(text.themeSaved);
    } catch (error) {
      setTheme(theme);
      fail(error, text.themeFailed);
    }
  };
  const chooseLanguage = async (next: Locale) => {
    setLanguage(next);
    try {
      await save({ language: next });
      notify.success(text.languageSaved);
    } catch (error) {
      setLanguage(locale);
      fail(error, text.languageFailed);
    }
  };
  return (
    <Section title={text.appearance}>
      <RadioGroup
        label={text.theme}
        options={themes.map((value) => ({ value, label: words.themes[value] }))}
        value={theme}
        onChange={(next) => void chooseTheme(next)}
      />
      <Select
        short
        label={text.language}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        value={locale}
        onChange={(event) => void chooseLanguage(event.target.value as Locale)}
      />
    </Section>
  );
}
