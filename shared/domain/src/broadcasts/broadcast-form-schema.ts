import * as z from 'zod/mini';
import { requiredLine, requiredText } from '../kernel/field-schemas.ts';
import type { ValidationCode } from '../kernel/validation.ts';
import type { AudienceType } from '../people/audience.ts';
import { isChosen } from './broadcast-rules.ts';
import { audienceSchema, type Broadcast, broadcastSchema } from './broadcast-schema.ts';

const missingAudience: Record<Exclude<AudienceType, 'all'>, ValidationCode> = {
  building: 'building-required',
  tag: 'group-required',
  units: 'units-required',
};

const chosenAudienceSchema = audienceSchema.check((context) => {
  const { type } = context.value;
  if (type === 'all' || isChosen(context.value)) return;
  context.issues.push({
    code: 'custom',
    input: context.value,
    message: missingAudience[type],
    path: ['value'],
  });
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
