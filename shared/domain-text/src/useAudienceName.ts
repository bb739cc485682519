import type { Audience } from '@hoa/domain';
import { useDomainText } from './useDomainText.ts';

/** Returns a function that names an audience in the reader's language; '' for an incomplete one. */
export function useAudienceName(): (audience: Audience) => string {
  const text = useDomainText();
  return ({ type, value }) => {
    if (type === 'all') return text.audienceTypes.all;
    if (type === 'units') return value;
    if (value === '') return '';
    if (type === 'building') return text.building({ name: value });
    return Object.entries(text.audienceTags).find(([tag]) => tag === value)?.[1] ?? '';
  };
}
