import { linkEnd } from '@hoa/domain';
import { mockActors, simulatedMail } from '@hoa/mock-data/testing';
import { describe, expect, it, vi } from 'vitest';
import type { AssociationExporter } from '../ports/services.ts';
import { runJob } from '../run-job.ts';
import { exampleInputs } from '../testing/example-inputs.ts';
import { openPortal } from '../testing/sample-portal.ts';
import { countDownload, packageOf } from './packages.ts';

const { admin } = mockActors;
const other = { ...admin, uid: 'admin-2', displayName: 'Other' };
const example = exampleInputs['exports.makePackage'];
const { tokenHash } = example;
const day = 24 * 60;

function open() {
  const portal = openPortal();
  const { run, unitOfWork, association } = portal;
  const make = vi.fn<AssociationExporter['make']>(async () => ({ name: 'Elm.zip', size: 1234 }));
  const sent = vi.fn(simulatedMail.sendExportReady);
  const mail = { ...simulatedMail, sendExportReady: sent };
  const runExports = async () => {
    for (const job of portal.jobs.splice(0)) {
      const now = () => new Date('2026-03-10T15:00:00.000Z');
      const dependencies = { unitOfWork, association: () => association, mail, now };
      const stored = { key: 'key', hoaId: association.id, at: '', job };
      await runJob({ ...dependencies, exporter: { make } }, stored);
    }
  };
  const list = async (actor = admin) => (await run(actor, 'exports.packages', {})).items;
  const opened = (at: string, hash = tokenHash) =>
    unitOfWork.read(association, (all) => packageOf({ ...all, now: new Date(at) }, hash));
  return { ...portal, make, sent, runExports, list, opened };
}

describe("an auditor's package", () => {
  it('is made of its period by a job, without a mail, and listed for every full administrator', async () => {
    const { run, runExports, list, make, sent } = open();
    const made = await run(admin, 'exports.makePackage', example);
    expect(made).toMatchObject({ state: 'running', from: '2025-01-01', downloads: 0 });
    await runExports();
    const period = { from: '2025-01-01', to: '2025-12-31' };
    expect(make).toHaveBeenCalledWith(
      expect.objectContaining({ exportId: made.id, period: expect.objectContaining(period) }),
    );
    expect(sent).not.toHaveBeenCalled();
    expect(await list(other)).toEqual([
      {
        ...made,
        state: 'ready',
        size: 1234,
        readyAt: '2026-03-10T15:00:00.000Z',
      },
    ]);
  });

  it('does not replace the own export of its administrator', async () => {
    const { run, runExports, list } = open();
    await run(admin, 'exports.makePackage', example);
    expect(await run(admin, 'exports.get', {})).toEqual({});
    const { current } = await run(admin, 'exports.request', {});
    await runExports();
    expect((await run(admin, 'exports.get', {})).current).toMatchObject({ id: current?.id });
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['the day before today', '2026-03-09', 'link-end-range'],
    ['today', '2026-03-10', undefined],
    ['90 days from today', '2026-06-08', undefined],
    ['91 days from today', '2026-06-09', 'link-end-range'],
  ])('may have a link that ends on %s, or is refused', async (_, endsOn, problem) => {
    const { run } = open();
    const made = run(admin, 'exports.makePackage', { ...example, endsOn: endsOn as '2026-03-09' });
    if (problem === undefined) await expect(made).resolves.toMatchObject({ endsOn });
    else await expect(made).rejects.toMatchObject({ params: { field: 'endsOn', problem } });
  });

  it('is refused for a period that ends before it begins', async () => {
    const { run } = open();
    await expect(
      run(admin, 'exports.makePackage', { ...example, to: '2024-12-31' }),
    ).rejects.toMatchObject({ params: { field: 'to' } });
  });

  it('is refused while there are 50', async () => {
    const { run, list, wait } = open();
    for (let made = 0; made < 50; made += 1) await run(admin, 'exports.makePackage', example);
    const more = () => run(admin, 'exports.makePackage', { ...example, endsOn: '2026-05-01' });
    await expect(more()).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field: 'endsOn', problem: 'packages-full' },
    });
    wait(31 * day);
    expect(await list()).toEqual([]);
    expect(await more()).toMatchObject({ state: 'running' });
  });

  it('that was lost or failed says so, and its link opens nothing', async () => {
    const { run, runExports, list, wait, make, opened } = open();
    await run(admin, 'exports.makePackage', example);
    make.mockRejectedValueOnce(new Error('full'));
    await expect(runExports()).rejects.toThrow('full');
    await run(admin, 'exports.makePackage', { ...example, tokenHash: 'b'.repeat(43) });
    wait(61);
    expect((await list()).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(await opened('2026-03-10T17:00:00.000Z')).toBeUndefined();
    expect(await opened('2026-03-10T17:00:00.000Z', 'b'.repeat(43))).toBeUndefined();
  });
});

describe("the link of an auditor's package", () => {
  it.each([
    ['opens it until the end of its last day', -1, true],
    ['opens nothing after its last day', 0, false],
  ])('%s', async (_, ms, isOpen) => {
    const { run, runExports, opened, association } = open();
    await run(admin, 'exports.makePackage', example);
    await runExports();
    const at = new Date(linkEnd('2026-04-09', association.timeZone).getTime() + ms).toISOString();
    expect((await opened(at)) !== undefined).toBe(isOpen);
    expect(await opened(at, 'b'.repeat(43))).toBeUndefined();
  });

  it('ends immediately when a full administrator revokes it, and the file is removed', async () => {
    const { run, runExports, opened, read, list } = open();
    const { id } = await run(admin, 'exports.makePackage', example);
    await runExports();
    await run(other, 'exports.revokePackage', { packageId: id });
    expect(await opened('2026-03-10T15:00:00.000Z')).toBeUndefined();
    expect(await list()).toEqual([]);
    expect(await read(({ storedFiles }) => storedFiles.get(id))).toBeUndefined();
  });

  it('of a package that is revoked while it is made, opens nothing', async () => {
    const { run, runExports, make, read } = open();
    const { id } = await run(admin, 'exports.makePackage', example);
    make.mockImplementationOnce(async () => {
      await run(admin, 'exports.revokePackage', { packageId: id });
      return { name: 'Elm.zip', size: 1 };
    });
    await runExports();
    expect(await read(({ exports }) => exports.get(id))).toBeUndefined();
    expect(await read(({ storedFiles }) => storedFiles.get(id))).toBeUndefined();
  });

  it('revokes no export of everything', async () => {
    const { run } = open();
    const { current: own } = await run(admin, 'exports.request', {});
    await run(admin, 'exports.revokePackage', { packageId: own?.id ?? '' });
    expect(await run(admin, 'exports.get', {})).toEqual({ current: own });
  });

  it('counts each download', async () => {
    const { run, runExports, list, unitOfWork, association } = open();
    await run(admin, 'exports.makePackage', example);
    const now = new Date('2026-03-11T15:00:00.000Z');
    const count = () =>
      unitOfWork.write(association, (all) => countDownload({ ...all, now }, tokenHash));
    expect(await count()).toBeUndefined();
    await runExports();
    await count();
    await count();
    expect(await list()).toMatchObject([{ downloads: 2, downloadedAt: now.toISOString() }]);
  });
});
