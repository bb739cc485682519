import { type Audience, isChosen, parseUnits } from '@hoa/domain';
import type { Repositories } from '../ports/collections.ts';

/** How many a broadcast would reach: households, people who work for vendors, or units; at most one statement. */
export async function recipientCount(
  { residents, vendorContacts }: Repositories,
  audience: Audience,
): Promise<number> {
  const { type, value } = audience;
  if (!isChosen(audience)) return 0;
  if (type === 'units') return parseUnits(value).length;
  if (type === 'building') return residents.count({ building: value });
  if (type === 'tag') {
    return value === 'vendors'
      ? vendorContacts.count({})
      : residents.count({ groups: { hasAny: [value] } });
  }
  return residents.count({});
}
