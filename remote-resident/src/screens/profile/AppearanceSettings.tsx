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
import { type Locale, localeNames, locales, toLocale, useLocale } from '@hoa/shared/text';
import { RadioGroup, Select, Stack } from '@hoa/shared/ui';
import { useFailure } from '../../failures/useFailure.ts';
import { useText } from './messages/index.ts';
import { SettingsCard } from './SettingsCard.tsx';

/** Theme and language: they apply at once; a choice that can't be saved is taken back. */
export function AppearanceSettings() {
  const text = useText();
  const domainText = useDomainText();
  const theme = useTheme();
  const locale = useLocale();
  const reportFailure = useFailure();
  const [save, { isLoading }] = useCommand('profile.saveAppearance');

  async function changeTheme(next: Theme) {
    setTheme(next);
    try {
      await save({ theme: next });
      notify.success(text.themeUpdated);
    } catch (error) {
      setTheme(theme);
      reportFailure(error, text.failedTheme);
    }
  }

  async function changeLanguage(next: Locale) {
    setLanguage(next);
    try {
      await save({ language: next });
      notify.success(text.languageUpdated);
    } catch (error) {
      setLanguage(locale);
      reportFailure(error, text.failedLanguage);
    }
  }

  return (
    <SettingsCard
      title={text.appearance}
      hint={text.appearanceHint}
      status={isLoading ? 'saving' : 'saved'}
    >
      <Stack gap={6}>
        <RadioGroup
          label={text.theme}
          tiles
          value={theme}
          onChange={(next) => void changeTheme(next)}
          options={themes.map((value) => ({
            value,
            label: domainText.themes[value],
            hint: text.themeHints[value],
          }))}
        />
        <Select
          label={text.language}
          hint={text.languageHint}
          short
          value={locale}
          onChange={({ target }) => void changeLanguage(toLocale(target.value))}
        >
          {locales.map((value) => (
            <option key={value} value={value} lang={value}>
              {localeNames[value]}
            </option>
          ))}
        </Select>
      </Stack>
    </SettingsCard>
  );
}
