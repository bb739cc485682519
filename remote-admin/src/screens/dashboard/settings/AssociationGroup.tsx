import { useNow } from '@hoa/parts';
import { FormSelect, FormTextField } from '@hoa/ui/forms';
import { useLocale } from '@hoa/ui/text';
import { useWatch } from 'react-hook-form';
import { Group } from './Group.tsx';
import { LanguagesField } from './LanguagesField.tsx';
import { useText } from './messages.ts';
import type { GroupProps, HintProps } from './useSettingsForm.ts';

interface AssociationGroupProps extends GroupProps {
  /** The stored time zone. */
  readonly stored: string;
}

/** Name, time zone and emergency phone. */
export function AssociationGroup({ form, stored }: AssociationGroupProps) {
  const text = useText();
  return (
    <Group title={text.association} hint={text.associationHint}>
      <FormTextField form={form} name="name" label={text.name} hint={text.nameHint} required />
      <FormTextField
        form={form}
        name="shortName"
        label={text.shortName}
        hint={<NarrowName control={form.control} />}
        autoComplete="off"
        short
      />
      <FormSelect
        form={form}
        name="timeZone"
        label={text.timeZone}
        hint={
          <>
            <span>{text.timeZoneHint}</span> <TimeThere control={form.control} />
          </>
        }
        translate="no"
        options={timeZones(stored)}
        required
      />
      <FormTextField
        form={form}
        name="emergencyPhone"
        type="tel"
        label={text.emergencyPhone}
        hint={text.emergencyPhoneHint}
        short
      />
      <LanguagesField form={form} />
    </Group>
  );
}

/** The name that is shown where space is narrow. */
function NarrowName({ control }: HintProps) {
  const text = useText();
  const [name, shortName] = useWatch({ control, name: ['name', 'shortName'] });
  return (
    <>
      <span>{text.shortNameHint}</span>{' '}
      <span>{text.narrowName({ name: shortName.trim() || name.trim() })}</span>
    </>
  );
}

/** The current time in the selected time zone. */
function TimeThere({ control }: HintProps) {
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  const timeZone = useWatch({ control, name: 'timeZone' });
  if (timeZone === '') return null;
  const time = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : locale, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(now);
  return <span>{text.timeThere({ time })}</span>;
}

/** All time zones, with the stored one even if this browser does not list it. */
function timeZones(stored: string) {
  const zones = [...new Set([stored, ...Intl.supportedValuesOf('timeZone')])].sort();
  return zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
