import { castVoteSchema, idSchema, pollInputSchema, pollSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, nothing, pageFields } from './lists.ts';
import type { ContractPart } from './schemas.ts';

const onePoll = z.object({ pollId: idSchema });

/** A vote that the actor may cast: their own, or that of a home that they own. */
const ownVoteSchema = z.object({
  unit: z.optional(z.string()),
  hasVoted: z.boolean(),
  /** Missing in a secret poll, also to the voter. */
  option: z.optional(z.int()),
});

const count = z.int().check(z.gte(0));

/** Polls on forum topics. */
export const pollsContract = {
  /** The polls on a topic, oldest first, with the votes that the actor may cast. */
  'polls.list': {
    input: z.object({ topicId: idSchema }),
    output: z.array(
      z.extend(pollSchema, {
        isOpen: z.boolean(),
        isResultShown: z.boolean(),
        own: z.array(ownVoteSchema),
      }),
    ),
  },
  /** Votes per option, and the turnout; rejects with `not-found` while the result is not shown. */
  'polls.result': {
    input: onePoll,
    output: z.object({ counts: z.array(count), voted: count, eligible: count }),
  },
  /** The voters of an open vote with their choices; rejects with `not-found` while the result is not shown. */
  'polls.votes': {
    input: z.extend(onePoll, pageFields),
    output: listOf(z.object({ name: z.string(), option: z.int() })),
  },
  'polls.create': {
    input: z.extend(pollInputSchema, { topicId: idSchema }),
    output: pollSchema,
  },
  /** Casts or changes a vote. The answer does not repeat it, since answers are stored. */
  'polls.vote': { input: castVoteSchema, output: nothing },
  /** Records the vote of a home that was cast on paper; rejects with `poll-voted` if the home has voted. */
  'polls.voteOnPaper': { input: castVoteSchema, output: nothing },
  'polls.delete': { input: onePoll, output: nothing },
} satisfies ContractPart;
