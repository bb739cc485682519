import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Only root on Linux may mount file systems. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** A small file system mounted on a folder, which a test can fill. */
export class SmallDisk {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async mount(folder: string, megabytes: number): Promise<SmallDisk> {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
    return new SmallDisk(folder);
  }

  /** Writes a file until no more bytes fit. */
  async fill(): Promise<void> {
    const file = await open(this.#filler, 'w');
    try {
      for (const size of [1_000_000, 4096, 1]) {
        const part = Buffer.alloc(size);
        while (await file.write(part).then(({ bytesWritten }) => bytesWritten === size, isFull));
      }
    } finally {
      await file.close();
    }
  }

  empty(): Promise<void> {
    return rm(this.#filler, { force: true });
  }

  async unmount(): Promise<void> {
    await run('umount', ['--lazy', this.#folder]);
  }

  get #filler(): string {
    return join(this.#folder, 'filler');
  }
}

function isFull(error: NodeJS.ErrnoException): boolean {
  if (error.code !== 'ENOSPC') throw error;
  return false;
}
