// @ts-check
import { startCeph } from './ceph.mjs';
import { fullRun } from './full-run.mjs';

const files = ['server/src/files/file-storage.test.ts', 'server/src/files/move-files.test.ts'];

/** Runs the contract tests of the file storage, and moves 2,000 files while people work, on a real S3 server. */
export async function realS3() {
  const store = await startCeph();
  process.env.PROOF_S3_ENDPOINT = store.endpoint;
  process.env.PROOF_S3_KEY_ID = store.keyId;
  process.env.PROOF_S3_SECRET = store.secret;
  try {
    const shows = `files in a bucket of ${store.version.split(' (')[0]} keep the contract of the folder, and are moved there while people keep, read and remove them: none is missed at any moment, none comes back`;
    return await fullRun('tests', files, { env: { PROOF_FILES: '2000' }, shows })();
  } finally {
    await store.stop();
  }
}
