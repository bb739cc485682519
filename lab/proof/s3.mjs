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
    const figures = await fullRun('tests', files, { env: { PROOF_FILES: '2000' } })();
    return [store.version.split(' (')[0] ?? '', ...figures];
  } finally {
    await store.stop();
  }
}
