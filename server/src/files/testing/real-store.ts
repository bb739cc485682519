import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Options } from '../s3-storage.ts';

/** Returns the store that `npm run proof -- s3` started, with a prefix for this test file; undefined otherwise. */
export async function realStore(): Promise<
  Pick<S3Options, 'bucket' | 'prefix' | 'endpoint' | 'access'> | undefined
> {
  const { PROOF_S3_ENDPOINT: endpoint, PROOF_S3_KEY_ID, PROOF_S3_SECRET } = process.env;
  if (!endpoint || !PROOF_S3_KEY_ID || !PROOF_S3_SECRET) return undefined;
  const access = { accessKeyId: PROOF_S3_KEY_ID, secretAccessKey: PROOF_S3_SECRET };
  const client = new S3Client({
    region: 'us-east-1',
    endpoint,
    forcePathStyle: true,
    credentials: access,
  });
  const bucket = 'portal-files';
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return { bucket, prefix: crypto.randomUUID(), endpoint, access };
}
