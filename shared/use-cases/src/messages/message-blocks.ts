import { PortalError } from '@hoa/api';
import { mayWriteMessages } from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { withCurrentNames } from '../people/shown-people.ts';

/** Lists the neighbors whom the actor has blocked, the latest first; none in an administrator's view as them. */
const listBlocks: UseCase<'blocks.list'> = async (context) => {
  const { actor, repositories } = context;
  if (actor.impersonation === 'view') return [];
  const blocks = await repositories.messageBlocks.find({ where: { uid: actor.uid } });
  const latestFirst = blocks.sort((one, other) => other.at.localeCompare(one.at));
  const named = latestFirst.map(({ blockedUid, displayName }) => ({
    uid: blockedUid,
    displayName,
  }));
  const shown = await withCurrentNames(context, named);
  return latestFirst.map(({ version: _, ...block }, index) => ({
    ...block,
    displayName: shown[index]?.displayName ?? block.displayName,
  }));
};

/** Refuses the messages of a neighbor, who is not told, or accepts them again. */
const setBlock: UseCase<'blocks.set'> = async (context, { uid: blockedUid, blocked }) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayWriteMessages(actor));
  const id = `${actor.uid}:${blockedUid}`;
  const before = await repositories.messageBlocks.get(id);
  if (!blocked) {
    if (before) repositories.messageBlocks.remove(id);
    return {};
  }
  if (before) return {};
  const known = await repositories.people.get(blockedUid);
  if (!known || blockedUid === actor.uid) throw new PortalError('not-found');
  const { displayName } = known;
  const at = now.toISOString();
  repositories.messageBlocks.put({ id, uid: actor.uid, blockedUid, displayName, at });
  return {};
};

export const blockUseCases = {
  'blocks.list': listBlocks,
  'blocks.set': setBlock,
} satisfies UseCases;
