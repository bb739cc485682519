import { describe, expect, it } from 'vitest';
import { broadcastDefaults, broadcastFormSchema } from './broadcasts/broadcast-form-schema.ts';
import { topicFormSchema } from './forums/forum-topic-schema.ts';
import { isValidationCode, validationText } from './kernel/validation.ts';
import {
  commentFormSchema,
  threadReplyFormSchema,
  ticketMessageFormSchema,
} from './messages/message-thread-schema.ts';
import { newsDefaults, newsFormSchema } from './news/news-form-schema.ts';
import { profileFormSchema } from './profile/profile-schema.ts';
import { intakeSchema, workItemFormSchema } from './tickets/ticket-schema.ts';

interface Schema {
  safeParse: (input: unknown) => {
    error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
  };
}

const workItem = {
  vendorId: 'v1',
  vendorName: 'Clear Pipes',
  subject: 'Valve',
  category: 'repair',
  priority: 'urgent',
  description: 'It leaks',
  location: 'Cellar',
  dueDate: '2025-03-20',
  attachments: [],
  estimatedHours: '',
};
const news = { ...newsDefaults('2025-03-05'), title: 'Pool', content: 'Opens' };
const topic = { title: 'Bikes', description: 'Where?', tags: '', status: 'open' };
const broadcast = { ...broadcastDefaults, subject: 'Water', message: 'Off at noon' };
const to = (type: string, value = '', lists = {}) => ({
  ...broadcast,
  audience: { type, value, ...lists },
});
const hundred = Array.from({ length: 100 }, (_, index) => `B-${index}`);
const profile = { displayName: 'Ana', email: 'ana@example.org', phone: '' };
const maintenance = {
  category: 'maintenance',
  location: 'A-101',
  urgency: 'low',
  description: 'Drips',
};
const photo = {
  id: 'f',
  name: 'a.png',
  type: 'image/png',
  size: 1,
  url: 'blob:x',
  uploadedBy: 'u',
  uploadedAt: '2025-03-05',
};
const message = { content: 'Hello', isInternal: false, attachments: [] };

const accepted: [string, Schema, unknown][] = [
  ['maintenance', intakeSchema, maintenance],
  ['community with its type alone', intakeSchema, { category: 'community', type: 'pets' }],
  ['administrative', intakeSchema, { category: 'administrative', requestType: 'permits' }],
  [
    'financial without account number',
    intakeSchema,
    { category: 'financial', issueType: 'billing', description: 'Twice' },
  ],
  ['work item', workItemFormSchema, workItem],
  ['work item with hours', workItemFormSchema, { ...workItem, estimatedHours: '2.5' }],
  ['news', newsFormSchema, news],
  ['news without dates', newsFormSchema, { ...news, publishAt: '' }],
  ['news that expires', newsFormSchema, { ...news, expireAt: '2025-03-06' }],
  ['topic', topicFormSchema, topic],
  ['broadcast to all', broadcastFormSchema, broadcast],
  ['broadcast to a building', broadcastFormSchema, to('building', 'B')],
  ['broadcast to a group', broadcastFormSchema, to('tag', 'board-members')],
  ['broadcast to units', broadcastFormSchema, to('units', 'A-1, B-2')],
  ['broadcast to owners', broadcastFormSchema, to('combined', '', { tenures: ['owner'] })],
  ['broadcast to 100 places', broadcastFormSchema, to('combined', '', { buildings: hundred })],
  ['profile', profileFormSchema, profile],
  ['message', ticketMessageFormSchema, message],
  [
    'message that is only a file',
    ticketMessageFormSchema,
    { ...message, content: ' ', attachments: [photo] },
  ],
];

const refused: [string, Schema, unknown, Record<string, string>][] = [
  [
    'maintenance, empty',
    intakeSchema,
    { category: 'maintenance', location: ' ', description: '' },
    {
      location: 'Location is required',
      urgency: 'Please select an urgency',
      description: 'Description is required',
    },
  ],
  [
    'work item with a thousandth of an hour',
    workItemFormSchema,
    { ...workItem, estimatedHours: '1.255' },
    { estimatedHours: 'Please enter hours with at most two decimals' },
  ],
  ...['-1', 'abc', '1e1'].map(
    (estimatedHours): [string, Schema, unknown, Record<string, string>] => [
      `work item of ${estimatedHours} hours`,
      workItemFormSchema,
      { ...workItem, estimatedHours },
      { estimatedHours: 'Please enter a number of 0 or more' },
    ],
  ),
  ['community', intakeSchema, { category: 'community' }, { type: 'Please select a type' }],
  [
    'community on no day',
    intakeSchema,
    { category: 'community', type: 'pets', dateOfIncident: 'soon' },
    { dateOfIncident: 'Please enter a valid date' },
  ],
  [
    'administrative',
    intakeSchema,
    { category: 'administrative', requestType: '' },
    { requestType: 'Please select a request type' },
  ],
  [
    'financial',
    intakeSchema,
    { category: 'financial' },
    { issueType: 'Please select an issue type', description: 'Description is required' },
  ],
  [
    'six files',
    intakeSchema,
    { ...maintenance, attachments: Array(6).fill(photo) },
    { attachments: 'Maximum 5 files allowed' },
  ],
  [
    'work item, empty',
    workItemFormSchema,
    { ...workItem, vendorId: '', subject: '', description: '', location: '', dueDate: '' },
    {
      vendorId: 'Please select a vendor',
      subject: 'Subject is required',
      description: 'Description is required',
      location: 'Location is required',
      dueDate: 'Due date is required',
    },
  ],
  [
    'news, empty',
    newsFormSchema,
    { ...news, title: ' ', content: '' },
    { title: 'Title is required', content: 'Content is required' },
  ],
  [
    'news that expires on the day it is published',
    newsFormSchema,
    { ...news, expireAt: news.publishAt },
    { expireAt: 'The expire date must be after the publish date' },
  ],
  [
    'topic, empty',
    topicFormSchema,
    { ...topic, title: '', description: ' ' },
    { title: 'Title is required', description: 'Description is required' },
  ],
  [
    'broadcast, empty',
    broadcastFormSchema,
    broadcastDefaults,
    { subject: 'Subject is required', message: 'Message is required' },
  ],
  [
    'no building',
    broadcastFormSchema,
    to('building'),
    { 'audience.value': 'Please select a building' },
  ],
  ['no group', broadcastFormSchema, to('tag'), { 'audience.value': 'Please select a group' }],
  [
    'no units',
    broadcastFormSchema,
    to('units', ' , '),
    { 'audience.value': 'Please enter unit IDs' },
  ],
  [
    'a combination of nothing',
    broadcastFormSchema,
    to('combined', ' , ', { buildings: [], groups: [], tenures: [] }),
    { 'audience.tenures': 'Please select who should receive it' },
  ],
  [
    'a combination of more than 100 places',
    broadcastFormSchema,
    to('combined', 'A-1', { buildings: hundred }),
    { 'audience.value': 'Please enter at most 100 entries of 200 characters each' },
  ],
  [
    'profile, empty',
    profileFormSchema,
    { ...profile, displayName: '', email: '' },
    { displayName: 'Display name is required', email: 'Please enter your email address' },
  ],
  [
    'profile with half an address',
    profileFormSchema,
    { ...profile, email: 'ana@' },
    { email: 'Please enter a valid email address' },
  ],
  [
    'message without text or file',
    ticketMessageFormSchema,
    { ...message, content: '\n' },
    { content: 'Message is required' },
  ],
  ['comment, blank', commentFormSchema, { content: ' ' }, { content: 'Comment is required' }],
  ['reply, blank', threadReplyFormSchema, { content: ' ' }, { content: 'Reply is required' }],
];

describe('forms accept [5.25 5.36]', () => {
  it.each(accepted)('%s', (_what, schema, input) => {
    expect(schema.safeParse(input).error).toBeUndefined();
  });
});

describe('forms refuse with the specified text', () => {
  it.each(refused)('%s', (_what, schema, input, expected) => {
    const issues = schema.safeParse(input).error?.issues ?? [];
    const codes = issues.map(({ path, message: code }) => [
      path.join('.'),
      isValidationCode(code) ? validationText({ code }) : code,
    ]);
    expect(Object.fromEntries(codes)).toEqual(expected);
  });
});

it('estimated hours are a number or nothing', () => {
  expect(workItemFormSchema.parse({ ...workItem, estimatedHours: '1,5' }).estimatedHours).toBe(1.5);
  expect(workItemFormSchema.parse(workItem).estimatedHours).toBeUndefined();
});
