import * as z from 'zod/mini';
import type { AudienceType } from '../audience.ts';
import { isChosen } from '../broadcast-rules.ts';
import type { ValidationCode } from '../validation.ts';
import { audienceSchema, type Broadcast, broadcastSchema } from './broadcast.ts';
import { requiredLine, requiredText } from './form-fields.ts';

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
