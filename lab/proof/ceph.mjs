// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../hosting/testing/free-port.mjs';
import { outcome, run } from '../../scripts/run.mjs';

const packages = ['ceph-mon', 'ceph-osd', 'radosgw'];
/** The package of the S3 server; the packages above include its dependencies. */
const server = 'radosgw';
const installMs = 600_000;
const commandMs = 60_000;
const startupTimeoutMs = 120_000;
const pollIntervalMs = 200;
const shownOfLog = 2000;

/**
 * The S3 server of Ceph with a monitor and an in-memory disk, all on this machine.
 * @typedef {{ version: string, endpoint: string, keyId: string, secret: string, stop: () => Promise<void> }} Ceph
 */

/** @returns {Promise<Ceph>} */
export async function startCeph() {
  const version = await findCeph();
  const folder = mkdtempSync(join(tmpdir(), 'hoa-ceph-'));
  const [monitorPort, port] = [await freePort(), await freePort()];
  const file = join(folder, 'ceph.conf');
  writeFileSync(file, configuration(folder, monitorPort, port));
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name));
  /** @type {import('node:child_process').ChildProcess[]} */
  const processes = [];

  /** @param {string} program @param {string[]} args */
  const ask = (program, args) =>
    run(program, ['-c', file, ...args], { timeoutMs: commandMs, env: { CEPH_CONF: file } });

  /** @param {string} program @param {string[]} args */
  function keep(program, args) {
    const child = spawn(program, ['-c', file, '-f', ...args], { stdio: 'ignore' });
    processes.push(child);
  }

  async function stop() {
    for (const child of processes.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    const map = join(folder, 'monmap');
    const fsid = /fsid = (\S+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    const monitor = `127.0.0.1:${monitorPort}`;
    await run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', `[v2:${monitor}]`, map]);
    await ask('ceph-mon', ['--mkfs', '-i', 'a', '--monmap', map]);
    keep('ceph-mon', ['-i', 'a']);
    await ask('ceph', ['osd', 'create']);
    await ask('ceph-osd', ['-i', '0', '--mkfs']);
    keep('ceph-osd', ['-i', '0']);
    const [keyId, secret] = [randomBytes(10).toString('hex'), randomBytes(20).toString('hex')];
    const keys = ['--access-key', keyId, '--secret-key', secret];
    await ask('radosgw-admin', [
      'user',
      'create',
      '--uid=portal',
      '--display-name=Portal',
      ...keys,
    ]);
    keep(server, ['-n', 'client.rgw']);
    const endpoint = `http://127.0.0.1:${port}`;
    await answers(endpoint);
    return { version, endpoint, keyId, secret, stop };
  } catch (error) {
    const logs = readdirSync(folder)
      .filter((name) => name.endsWith('.log'))
      .map((name) => readFileSync(join(folder, name), 'utf8').slice(-shownOfLog));
    await stop();
    throw new Error(`Ceph did not start: ${error}\n${logs.join('\n')}`);
  }
}

/** Installs Ceph if the system offers it. */
async function findCeph() {
  const present = () => spawnSync(server, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  const found = present();
  if (found) return found;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    throw new Error(`There is no S3 server to prove it with: install ${packages.join(', ')}.`);
  }
  console.log('Installing the S3 server of Ceph…');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await outcome('apt-get', ['update', '-qq'], { env, timeoutMs: installMs });
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  await run('apt-get', args, { env, timeoutMs: installMs });
  return present() ?? '';
}

/** @param {string} folder @param {number} monitorPort @param {number} port */
function configuration(folder, monitorPort, port) {
  return `[global]
fsid = ${randomUUID()}
mon initial members = a
mon host = [v2:127.0.0.1:${monitorPort}]
public network = 127.0.0.0/8
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
osd objectstore = memstore
memstore device bytes = 4294967296
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
pid file =
crash dir = ${folder}
keyring = ${folder}/keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${port}
`;
}

/** @param {string} address */
async function answers(address) {
  const giveUpAt = Date.now() + startupTimeoutMs;
  for (;;) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() > giveUpAt) throw new Error(`${address} does not answer.`);
    await wait(pollIntervalMs);
  }
}
