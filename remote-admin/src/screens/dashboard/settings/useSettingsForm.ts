import { usdInput, type VersionedSettings } from '@hoa/domain';
import { associationFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useConflictText } from '@hoa/parts';
import { useSchemaForm } from '@hoa/ui/forms';
import { type Locale, localeName, locales, typedDecimal } from '@hoa/ui/text';
import type * as z from 'zod/mini';

/** The fields in the order of the form. */
export const names = [
  'name',
  'shortName',
  'accentColor',
  'logo',
  'timeZone',
  'emergencyPhone',
  'languages',
  'contact',
  'officeHours',
  'postalAddress',
  'topicOpeners',
  'eventGuests',
  'publicCalendar',
  'directory',
  'ticketPrefix',
  'nextTicket',
  'invoicePrefix',
  'nextInvoice',
  'receiptPrefix',
  'duesAmount',
  'laborRate',
  'cardFeeRate',
  'cardFeeFlat',
  'bankFee',
] as const;

export function useSettingsForm(settings: VersionedSettings, locale: Locale) {
  const domainText = useDomainText();
  return useSchemaForm(associationFormSchema, {
    defaultValues: valuesOf(settings, locale),
    errorText: (code) => validationMessage(domainText, code),
  });
}

export interface GroupProps {
  readonly form: ReturnType<typeof useSettingsForm>;
}

/** Hints watch the typed values themselves, so that a key press does not render the whole form. */
export type HintProps = Pick<GroupProps['form'], 'control'>;

type Submitted = z.output<typeof associationFormSchema>;

/** The change that a submitted form asks for. An empty fee is none. */
export function changeOf({
  emergencyPhone,
  receiptPrefix,
  logo,
  cardFeeRate = 0,
  cardFeeFlat = 0,
  bankFee = 0,
  ...changed
}: Omit<Submitted, 'nextTicket' | 'nextInvoice'>) {
  return {
    ...changed,
    ...(emergencyPhone && { emergencyPhone }),
    ...(receiptPrefix && { receiptPrefix }),
    logo: logo?.id ?? '',
    cardFeeRate,
    cardFeeFlat,
    bankFee,
  };
}

/** The fields' texts for stored settings. */
export function valuesOf(settings: VersionedSettings, locale: Locale) {
  const amount = (cents?: number) =>
    cents === undefined ? '' : typedDecimal(usdInput(cents), locale);
  const fee = (typed: string | 0 | undefined) => (typed ? typedDecimal(typed, locale) : '');
  return {
    name: settings.name,
    shortName: settings.shortName ?? '',
    accentColor: settings.accentColor ?? '',
    logo: settings.logo ?? null,
    contact: settings.contact ?? '',
    officeHours: settings.officeHours ?? '',
    postalAddress: settings.postalAddress ?? '',
    timeZone: settings.timeZone,
    languages: settings.languages ?? [...locales],
    emergencyPhone: settings.emergencyPhone ?? '',
    directory: settings.directory ?? 'off',
    topicOpeners: settings.topicOpeners ?? 'admins',
    eventGuests: settings.eventGuests ?? 'residents',
    publicCalendar: settings.publicCalendar ?? false,
    ticketPrefix: settings.ticketPrefix,
    nextTicket: String(settings.nextTicket),
    invoicePrefix: settings.invoicePrefix,
    nextInvoice: String(settings.nextInvoice),
    receiptPrefix: settings.receiptPrefix ?? '',
    duesAmount: amount(settings.duesAmount),
    laborRate: amount(settings.laborRate),
    cardFeeRate: fee(settings.cardFeeRate && String(settings.cardFeeRate / 100)),
    cardFeeFlat: fee(settings.cardFeeFlat && usdInput(settings.cardFeeFlat)),
    bankFee: fee(settings.bankFee && usdInput(settings.bankFee)),
  };
}

/** Returns a function that formats the value of a field for display. */
export function useShownValue() {
  const domainText = useDomainText();
  const conflictText = useConflictText();
  return (values: ReturnType<typeof valuesOf>, name: (typeof names)[number]): string => {
    if (name === 'languages') return values.languages.map(localeName).join(', ');
    if (name === 'topicOpeners') return domainText.topicOpeners[values.topicOpeners];
    if (name === 'eventGuests') return domainText.eventGuests[values.eventGuests];
    if (name === 'publicCalendar') return values[name] ? conflictText.yes : conflictText.no;
    if (name === 'directory') return domainText.directoryAudiences[values.directory];
    if (name === 'logo') return values.logo?.name ?? '';
    return values[name];
  };
}
