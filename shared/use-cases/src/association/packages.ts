import { PortalError } from '@hoa/api';
import {
  type AssociationExport,
  type AuditorPackage,
  dayOf,
  isLinkEnd,
  linkEnd,
  mayExportAssociation,
  type ValidationCode,
} from '@hoa/domain';
import { isOver } from '../kernel/is-over.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { Repositories } from '../ports/collections.ts';
import type { Versioned } from '../ports/repository.ts';
import { withLoss } from './exports.ts';

/** The number of packages whose links may be valid at the same time. */
const maxPackages = 50;

type StoredPackage = Versioned<AssociationExport> & {
  readonly link: NonNullable<AssociationExport['link']>;
};

const listPackages: UseCase<'exports.packages'> = async ({ actor, now, repositories }) => {
  assertAllowed(mayExportAssociation(actor));
  const found = await packagesOf(repositories);
  const items = found.filter((one) => !isOver(one, now)).map((one) => shown(withLoss(one, now)));
  return { items: items.sort((one, other) => (one.requestedAt < other.requestedAt ? 1 : -1)) };
};

const makePackage: UseCase<'exports.makePackage'> = async (context, input) => {
  const { actor, association, now, newId, repositories, addJob } = context;
  const { id: hoaId, timeZone } = association;
  assertAllowed(mayExportAssociation(actor));
  if (!isLinkEnd(input.endsOn, dayOf(now, timeZone))) {
    const problem: ValidationCode = 'link-end-range';
    throw new PortalError('invalid-input', { field: 'endsOn', problem });
  }
  const others = await packagesOf(repositories);
  const over = others.filter((one) => isOver(one, now));
  if (others.length - over.length >= maxPackages) {
    const problem: ValidationCode = 'packages-full';
    throw new PortalError('invalid-input', { field: 'endsOn', problem });
  }
  for (const one of over) removePackage(repositories, one);
  const link = { ...input, hoaId, madeBy: actor.displayName, downloads: 0 };
  const made = repositories.exports.put({
    id: newId(),
    uid: actor.uid,
    requestedAt: now.toISOString(),
    state: 'running',
    percent: 0,
    expiresAt: linkEnd(input.endsOn, timeZone).toISOString(),
    link,
  });
  addJob({ type: 'export', exportId: made.id });
  return shown({ ...made, link });
};

const revokePackage: UseCase<'exports.revokePackage'> = async (context, { packageId }) => {
  const { actor, repositories } = context;
  assertAllowed(mayExportAssociation(actor));
  const found = await repositories.exports.get(packageId);
  if (found?.link) removePackage(repositories, found);
  return {};
};

function packagesOf({ exports }: Repositories): Promise<StoredPackage[]> {
  const where = { 'link.tokenHash': { isMissing: false } } as const;
  // Those that have ended stay until the next one is made, which is why there may be more than `maxPackages`.
  return exports.find({ where, limit: 2 * maxPackages }) as Promise<StoredPackage[]>;
}

/** The nightly cleanup deletes the content. */
function removePackage({ exports, storedFiles }: Repositories, { id, state }: AssociationExport) {
  exports.remove(id);
  if (state === 'ready') storedFiles.remove(id);
}

function shown({
  link,
  uid: _,
  expiresAt: _e,
  version: _v,
  ...made
}: StoredPackage): AuditorPackage {
  const { tokenHash: _t, hoaId: _h, ...shownLink } = link;
  return { ...made, ...shownLink };
}

/** Returns the package that a link opens; undefined if the link is unknown, revoked or over, or the package failed. */
export async function packageOf(
  { repositories, now }: Pick<UseCaseContext, 'repositories' | 'now'>,
  tokenHash: string,
): Promise<StoredPackage | undefined> {
  const where = { 'link.tokenHash': tokenHash };
  const [found] = await repositories.exports.find({ where, limit: 1 });
  if (!found?.link || isOver(found, now)) return undefined;
  const current = withLoss(found, now);
  return current.state === 'failed' ? undefined : { ...current, link: found.link };
}

/** Counts a download, which the audit records. Returns undefined if the package cannot be downloaded. */
export async function countDownload(
  context: Pick<UseCaseContext, 'repositories' | 'now'>,
  tokenHash: string,
): Promise<StoredPackage | undefined> {
  const found = await packageOf(context, tokenHash);
  if (found?.state !== 'ready') return undefined;
  const { link } = found;
  const downloadedAt = context.now.toISOString();
  context.repositories.exports.put({
    ...found,
    link: { ...link, downloads: link.downloads + 1, downloadedAt },
  });
  return found;
}

export const packageUseCases = {
  'exports.packages': listPackages,
  'exports.makePackage': makePackage,
  'exports.revokePackage': revokePackage,
} satisfies UseCases;
