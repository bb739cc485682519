import { maySeeDirectory } from '@hoa/domain/directory';
import { readSettings } from '../kernel/read-settings.ts';
import type { UseCase } from '../kernel/use-case.ts';

/** Returns the settings that every member of the association may read. */
export const getAssociation: UseCase<'association.get'> = async (context) => {
  const { exampleUnits } = context.association;
  const settings = await readSettings(context);
  const { timeZone, emergencyPhone, duesAmount, laborRate } = settings;
  const { shortName, accentColor, logo, contact, officeHours, postalAddress } = settings;
  const { cardFeeRate, cardFeeFlat, bankFee, topicOpeners, languages, directory } = settings;
  const { eventGuests, publicCalendar } = settings;
  return {
    timeZone,
    ...(shortName && { shortName }),
    ...(accentColor && { accentColor }),
    ...(logo && { logo }),
    ...(contact && { contact }),
    ...(officeHours && { officeHours }),
    ...(postalAddress && { postalAddress }),
    ...(emergencyPhone && { emergencyPhone }),
    ...(duesAmount !== undefined && { duesAmount }),
    ...(laborRate !== undefined && { laborRate }),
    ...(cardFeeRate && { cardFeeRate }),
    ...(cardFeeFlat && { cardFeeFlat }),
    ...(bankFee && { bankFee }),
    ...(topicOpeners && { topicOpeners }),
    ...(eventGuests && { eventGuests }),
    ...(publicCalendar && { publicCalendar }),
    ...(languages && { languages }),
    // Missing for members who may not see it.
    ...(maySeeDirectory(context.actor, settings).ok && { directory }),
    ...(exampleUnits && { exampleUnits }),
  };
};
