import * as z from 'zod/mini';
import {
  calendarDaySchema,
  idSchema,
  isoDateSchema,
  optionalLine,
  requiredDay,
  requiredLine,
  requiredText,
} from '../kernel/field-schemas.ts';
import type { ValidationCode } from '../kernel/validation.ts';
import { maxOptions, minOptions, parseOptions } from './poll-options.ts';

/** The holders of one vote each: a home, through any of its owners, or a resident. */
export const pollVoters = ['home', 'person'] as const;

const optionIndex = z.int().check(z.gte(0), z.lte(maxOptions - 1));

/** A poll on a topic. It ends with its last day in the association's time zone. */
export const pollSchema = z.object({
  id: z.string(),
  topicId: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  voters: z.enum(pollVoters),
  /** True if nobody can find out who voted for what. */
  isSecret: z.boolean(),
  /** True if the result is shown before the end; never of a secret poll. */
  showsResult: z.boolean(),
  lastDay: calendarDaySchema,
  closesAt: isoDateSchema,
  createdAt: isoDateSchema,
});

export type Poll = z.infer<typeof pollSchema>;

/**
 * The vote of a home or person, `voter`; the id is `{pollId}:{voter}`, so that each has one. In a secret poll it only
 * says that they voted.
 */
export const pollVoteSchema = z.object({
  id: z.string(),
  pollId: z.string(),
  voter: z.string(),
  option: z.optional(optionIndex),
  onPaper: z.optional(z.boolean()),
});

export type PollVote = z.infer<typeof pollVoteSchema>;

/** The choice of an unnamed voter of a secret poll; the id is a hash of the voter with the poll's key. */
export const pollBallotSchema = z.object({
  id: z.string(),
  pollId: z.string(),
  option: optionIndex,
});

export type PollBallot = z.infer<typeof pollBallotSchema>;

/** The key of a secret poll, by which its ballots are found when votes change; removed when the poll ends. */
export const pollKeySchema = z.object({ id: z.string(), key: z.string() });

export type PollKey = z.infer<typeof pollKeySchema>;

const optionsInvalid: ValidationCode = 'options-invalid';

const pollFields = {
  question: requiredLine('question-required'),
  voters: z.enum(pollVoters),
  isSecret: z.boolean(),
  showsResult: z.boolean(),
  lastDay: requiredDay('date-invalid'),
};

/** A new poll. */
export const pollInputSchema = z.object({
  ...pollFields,
  options: z.array(optionalLine()).check(
    z.minLength(minOptions, optionsInvalid),
    z.maxLength(maxOptions, optionsInvalid),
    z.refine(
      (options) => parseOptions(options.join('\n')).length === options.length,
      optionsInvalid,
    ),
  ),
});

/** The form of a poll; `options` is one text, a line for each. */
export const pollFormSchema = z.object({
  ...pollFields,
  options: requiredText(optionsInvalid).check(
    z.refine((typed) => isOptionCount(parseOptions(typed).length), optionsInvalid),
  ),
});

const isOptionCount = (count: number) => count >= minOptions && count <= maxOptions;

/** The form of a vote on paper; `option` is the index as a text. */
export const paperVoteFormSchema = z.object({
  unit: requiredLine('unit-required'),
  option: requiredLine('option-required'),
});

/** A vote as it is sent; `unit` is the home that it is for. */
export const castVoteSchema = z.object({
  pollId: idSchema,
  unit: z.optional(idSchema),
  option: optionIndex,
});
