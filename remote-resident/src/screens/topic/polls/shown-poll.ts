import type { Output } from '@hoa/portal';

export type ShownPoll = Output<'polls.list'>[number];
