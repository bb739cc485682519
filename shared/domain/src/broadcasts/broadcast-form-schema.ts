import * as z from 'zod/mini';
import { requiredLine, requiredText } from '../kernel/field-schemas.ts';
import type { ValidationCode } from '../kernel/validation.ts';
import { maxEntries } from '../kernel/written-text.ts';
import type { AudienceType } from '../people/audience.ts';
import { isChosen, parseUnits } from './broadcast-rules.ts';
import {
  type Audience,
  audienceSchema,
  type Broadcast,
  broadcastSchema,
} from './broadcast-schema.ts';

const missingAudience: Record<Exclude<AudienceType, 'all'>, ValidationCode> = {
  building: 'building-required',
  tag: 'group-required',
  units: 'units-required',
  combined: 'combination-required',
};

/** An audience of at least one. */
export const chosenAudienceSchema = audienceSchema.check((context) => {
  const { type, value, buildings = [] } = context.value;
  const refuse = (field: keyof Audience, message: ValidationCode) =>
    context.issues.push({ code: 'custom', input: context.value, message, path: [field] });
  if (type !== 'all' && !isChosen(context.value)) {
    refuse(type === 'combined' ? 'tenures' : 'value', missingAudience[type]);
  }
  // Records for a combined audience list a key for each of its places.
  const isTooLong = type === 'combined' && buildings.length + parseUnits(value).length > maxEntries;
  if (isTooLong) refuse('value', 'list-too-long');
});

/** A broadcast that can be sent: everything filled in, and an audience of at least one. */
export const broadcastFormSchema = z.extend(broadcastSchema, {
  subject: requiredLine('subject-required'),
  message: requiredText('message-required'),
  audience: chosenAudienceSchema,
});

export const broadcastDefaults: Broadcast = {
  subject: '',
  message: '',
  audience: { type: 'all', value: '' },
  priority: 'normal',
  sendNotification: true,
  sendEmail: false,
};
