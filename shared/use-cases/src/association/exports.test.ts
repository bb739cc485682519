import { mockActors, simulatedMail } from '@hoa/mock-data/testing';
import { describe, expect, it, vi } from 'vitest';
import type { AssociationExporter } from '../ports/services.ts';
import { runJob } from '../run-job.ts';
import { openPortal } from '../testing/sample-portal.ts';

const { admin } = mockActors;
const other = { ...admin, uid: 'admin-2' };
const week = 7 * 24 * 60;

function open(make: AssociationExporter['make'] = async () => ({ name: 'Elm.zip', size: 1234 })) {
  const portal = openPortal();
  const sent = vi.fn(simulatedMail.sendExportReady);
  const mail = { ...simulatedMail, sendExportReady: sent };
  const runExports = async () => {
    for (const job of portal.jobs.splice(0)) {
      const { unitOfWork, association } = portal;
      const now = () => new Date('2026-03-10T15:00:00.000Z');
      const dependencies = { unitOfWork, association: () => association, mail, now };
      const stored = { key: 'key', hoaId: association.id, at: '', job };
      await runJob({ ...dependencies, exporter: { make } }, stored);
    }
  };
  const current = async () => (await portal.run(admin, 'exports.get', {})).current;
  return { ...portal, runExports, current, sent };
}

describe('an export of the association', () => {
  it('is made by a job, and then downloaded by who requested it', async () => {
    const { run, runExports, current, sent } = open();
    expect(await run(admin, 'exports.get', {})).toEqual({});
    const { current: requested } = await run(admin, 'exports.request', {});
    expect(requested).toMatchObject({ state: 'running', percent: 0 });
    await runExports();
    const made = await current();
    expect(made).toMatchObject({ id: requested?.id, state: 'ready', size: 1234 });
    const { id = '', expiresAt = '' } = made ?? {};
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ uid: admin.uid, expiresAt }),
    );
    const input = { fileId: id };
    expect(await run(admin, 'files.get', input)).toEqual({
      name: 'Elm.zip',
      mimeType: 'application/zip',
    });
    const notFound = { code: 'not-found' };
    await expect(run(other, 'files.get', input)).rejects.toMatchObject(notFound);
    const asResident = { ...mockActors.resident, uid: admin.uid };
    await expect(run(asResident, 'files.get', input)).rejects.toMatchObject(notFound);
    expect(await run(other, 'exports.get', {})).toEqual({});
  });

  it('is in the language that the register knows, as its mail is, until there is a profile', async () => {
    const make = vi.fn(async () => ({ name: 'Elm.zip', size: 1 }));
    const { run, runExports, unitOfWork, association } = open(make);
    await unitOfWork.write(association, async ({ repositories: { people, profiles } }) => {
      profiles.remove(admin.uid);
      const person = await people.get(admin.uid);
      if (person) people.put({ ...person, language: 'fr' });
    });
    await run(admin, 'exports.request', {});
    await runExports();
    expect(make).toHaveBeenCalledWith(expect.objectContaining({ language: 'fr' }));
  });

  it('ends after seven days', async () => {
    const { run, runExports, current, wait } = open();
    await run(admin, 'exports.request', {});
    await runExports();
    const { id = '' } = (await current()) ?? {};
    wait(week - 1);
    expect(await current()).toBeDefined();
    wait(2);
    expect(await current()).toBeUndefined();
    const late = run(admin, 'files.get', { fileId: id });
    await expect(late).rejects.toMatchObject({ code: 'not-found' });
  });

  it('runs once at a time, and replaces the last one', async () => {
    const { run, runExports, jobs, current, read } = open();
    const { current: first } = await run(admin, 'exports.request', {});
    expect((await run(admin, 'exports.request', {})).current?.id).toBe(first?.id);
    expect(jobs).toHaveLength(1);
    await runExports();
    await run(admin, 'exports.request', {});
    expect((await current())?.id).not.toBe(first?.id);
    expect(await read(({ storedFiles }) => storedFiles.get(first?.id ?? ''))).toBeUndefined();
  });

  it('that was lost counts as failed after an hour', async () => {
    const { run, jobs, current, wait } = open();
    await run(admin, 'exports.request', {});
    wait(59);
    expect((await current())?.state).toBe('running');
    wait(2);
    expect((await current())?.state).toBe('failed');
    await run(admin, 'exports.request', {});
    expect(jobs).toHaveLength(2);
  });

  it('shows its progress, which begins anew when the job is repeated', async () => {
    const { run, runExports, current } = open(async ({ onProgress }) => {
      await onProgress(42);
      expect(await current()).toMatchObject({ state: 'running', percent: 42 });
      await onProgress(10);
      expect(await current()).toMatchObject({ percent: 10 });
      return { name: 'Elm.zip', size: 1 };
    });
    await run(admin, 'exports.request', {});
    await runExports();
    expect((await current())?.state).toBe('ready');
  });

  it('that fails says so, sends no mail, and can be requested again', async () => {
    const { run, runExports, current, jobs, sent } = open(async () => {
      throw new Error('full');
    });
    await run(admin, 'exports.request', {});
    await expect(runExports()).rejects.toThrow('full');
    expect((await current())?.state).toBe('failed');
    expect(sent).not.toHaveBeenCalled();
    expect((await run(admin, 'exports.request', {})).current?.state).toBe('running');
    expect(jobs).toHaveLength(1);
  });

  it('sends the mail when the job is repeated because only the mail failed', async () => {
    const { run, runExports, jobs, current, sent } = open();
    await run(admin, 'exports.request', {});
    const repeated = [...jobs];
    sent.mockRejectedValueOnce(new Error('away'));
    await expect(runExports()).rejects.toThrow('away');
    jobs.push(...repeated);
    await runExports();
    expect(sent).toHaveBeenCalledTimes(2);
    expect((await current())?.state).toBe('ready');
  });

  it.each([
    ['is no administrator', other, undefined],
    ['has only an office', admin, 'treasurer'],
  ] as const)('is not made for somebody who %s by then', async (_, actor, office) => {
    const make = vi.fn();
    const { run, runExports, jobs, unitOfWork, association } = open(make);
    await run(actor, 'exports.request', {});
    await unitOfWork.write(association, async ({ repositories: { memberships } }) => {
      const held = await memberships.find({ where: { uid: actor.uid, role: 'admin' } });
      for (const each of held) memberships.put({ ...each, office });
    });
    expect(jobs).toHaveLength(1);
    await runExports();
    expect(make).not.toHaveBeenCalled();
  });
});
