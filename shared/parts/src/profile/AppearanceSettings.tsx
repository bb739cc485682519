import { useDomainText } from '@hoa/domain-text';
import {
  notify,
  setLanguage,
  setTheme,
  type Theme,
  themes,
  useCommand,
  useTheme,
} from '@hoa/portal';
import { RadioGroup, Select, Stack } from '@hoa/ui';
import { type Locale, localeName, toLocale, useLocale } from '@hoa/ui/text';
import { useFailure } from '../failures/useFailure.ts';
import { useProfileText } from './messages.ts';
import { type SettingsLayout, SettingsSection } from './SettingsSection.tsx';
import { useLanguageOptions } from './useLanguageOptions.ts';

/** Theme and language: applied immediately, and reverted if saving fails. */
export function AppearanceSettings({ layout }: { readonly layout: SettingsLayout }) {
  const text = useProfileText();
  const domainText = useDomainText();
  const theme = useTheme();
  const locale = useLocale();
  const reportFailure = useFailure();
  const languages = useLanguageOptions(locale);
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
      // In the new language, even if its texts are still loading.
      notify.success((await useProfileText.load()).languageUpdated);
    } catch (error) {
      setLanguage(locale);
      reportFailure(error, text.failedLanguage);
    }
  }

  return (
    <SettingsSection
      layout={layout}
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
          {languages.map((value) => (
            <option key={value} value={value} lang={value}>
              {localeName(value)}
            </option>
          ))}
        </Select>
      </Stack>
    </SettingsSection>
  );
}
