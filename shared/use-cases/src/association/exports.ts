import {
  type AssociationExport,
  initialPreferences,
  isCurrent,
  mayExportAssociation,
  type Preferences,
} from '@hoa/domain';
import { isOver } from '../kernel/is-over.ts';
import { assertAllowed, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { Repositories } from '../ports/collections.ts';
import type { Job } from '../ports/job.ts';
import type { Versioned } from '../ports/repository.ts';
import type { AssociationExporter, MailSender } from '../ports/services.ts';
import type { Dependencies } from '../run-operation.ts';

/** After this time an export that has not finished counts as failed. */
const patienceMs = 60 * 60 * 1000;

/** How long the file can be downloaded. */
const retentionMs = 7 * 24 * 60 * 60 * 1000;

const getExport: UseCase<'exports.get'> = async (context) => {
  assertAllowed(mayExportAssociation(context.actor));
  const { now } = context;
  const found = await ownExport(context);
  return found && !isOver(found, now) ? { current: unversioned(found) } : {};
};

/** Begins an export, which replaces the person's last one. One that runs already is returned instead. */
const requestExport: UseCase<'exports.request'> = async (context) => {
  const { actor, now, newId, repositories, addJob } = context;
  assertAllowed(mayExportAssociation(actor));
  const before = await ownExport(context);
  if (before?.state === 'running') return { current: unversioned(before) };
  if (before) {
    repositories.exports.remove(before.id);
    // The nightly cleanup deletes the content.
    if (before.state === 'ready') repositories.storedFiles.remove(before.id);
  }
  const current = repositories.exports.put({
    id: newId(),
    uid: actor.uid,
    requestedAt: now.toISOString(),
    state: 'running',
    percent: 0,
  });
  addJob({ type: 'export', exportId: current.id });
  return { current: unversioned(current) };
};

async function ownExport({
  actor,
  repositories,
  now,
}: UseCaseContext): Promise<Versioned<AssociationExport> | undefined> {
  const where = { uid: actor.uid, 'link.tokenHash': { isMissing: true } } as const;
  const [found] = await repositories.exports.find({ where, limit: 1 });
  return found && withLoss(found, now);
}

/** Returns the export as failed if its job was lost. */
export function withLoss<E extends AssociationExport>(found: E, now: Date): E {
  const isLost =
    found.state === 'running' && now.getTime() - Date.parse(found.requestedAt) >= patienceMs;
  return isLost ? { ...found, state: 'failed' } : found;
}

interface ExportJobDependencies extends Pick<Dependencies, 'unitOfWork' | 'association' | 'now'> {
  readonly mail: MailSender;
  readonly exporter?: AssociationExporter | undefined;
}

interface RequestedExport extends AssociationExport {
  readonly language: Preferences['language'];
}

type ExportJob = Pick<Extract<Job, { type: 'export' }>, 'exportId'> & { readonly hoaId: string };

/** Runs the job of an export. After a failure it rejects once, to be logged; the administrator requests another one. */
export async function runExport(
  dependencies: ExportJobDependencies,
  { key, ...job }: ExportJob & { readonly key: string },
): Promise<void> {
  const { unitOfWork, association, mail, exporter, now } = dependencies;
  const requested = await unitOfWork.read(association(job.hoaId), ({ repositories }) =>
    requestOf(repositories, job.exportId, now()),
  );
  if (!requested || !exporter) return;
  // A repeated job finds the file made if only the mail failed.
  const made =
    requested.state === 'ready'
      ? requested
      : await makeFile(dependencies, job, requested, exporter);
  const { uid, expiresAt, link } = made ?? {};
  if (uid && expiresAt && !link)
    await mail.sendExportReady({ key, hoaId: job.hoaId, uid, expiresAt });
}

/** Returns the finished export; undefined if it was replaced or revoked meanwhile. */
async function makeFile(
  { unitOfWork, association, now }: ExportJobDependencies,
  { hoaId, exportId }: ExportJob,
  { language, link: period }: RequestedExport,
  exporter: AssociationExporter,
): Promise<AssociationExport | undefined> {
  const change = <R>(how: (running: Versioned<AssociationExport>, to: Repositories) => R) =>
    unitOfWork.write(association(hoaId), async ({ repositories }) => {
      const running = await repositories.exports.get(exportId);
      return running && how(running, repositories);
    });
  try {
    const { size, name } = await exporter.make({
      hoaId,
      exportId,
      language,
      period,
      async onProgress(percent) {
        await change((running, { exports }) =>
          exports.increment(exportId, { percent: percent - running.percent }),
        );
      },
    });
    const readyAt = now();
    const expiresAt = new Date(readyAt.getTime() + retentionMs).toISOString();
    return await change((running, { exports, storedFiles }) => {
      const owner = { ownerKind: 'export', ownerId: exportId } as const;
      storedFiles.put({ id: exportId, ...owner, name, mimeType: 'application/zip', size });
      const ready = { state: 'ready', size, readyAt: readyAt.toISOString() } as const;
      // The end of a package's link is known from the beginning.
      return exports.put({ expiresAt, ...running, ...ready });
    });
  } catch (error) {
    await change((running, { exports }) => exports.put({ ...running, state: 'failed' }));
    throw error;
  }
}

/** Returns an export with its person's language; undefined if it failed or they may export no longer. */
async function requestOf(
  { exports, memberships, people, profiles }: Repositories,
  exportId: string,
  now: Date,
): Promise<RequestedExport | undefined> {
  const requested = await exports.get(exportId);
  if (!requested || requested.state === 'failed') return undefined;
  const { uid } = requested;
  const [held, profile, person] = await Promise.all([
    memberships.find({ where: { uid, role: 'admin', office: { isMissing: true } } }),
    profiles.get(uid),
    people.get(uid),
  ]);
  if (!held.some((one) => isCurrent(one, now))) return undefined;
  const { language } = profile?.preferences ?? initialPreferences(person);
  return { ...requested, language };
}

export const exportUseCases = {
  'exports.get': getExport,
  'exports.request': requestExport,
} satisfies UseCases;
