import { PortalError } from '@hoa/api';
import type { Comment } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { Versioned } from '../ports/repository.ts';

export async function knownComment(
  { repositories }: UseCaseContext,
  id: string,
): Promise<Versioned<Comment>> {
  const comment = await repositories.comments.get(id);
  if (!comment) throw new PortalError('not-found');
  return comment;
}
