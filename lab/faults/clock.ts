import { chmod, copyFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A clock that can be set wrong for the programs that start with its environment (by libfaketime); it runs at normal
 * speed.
 */
export class Clock {
  readonly environment: Readonly<Record<string, string>>;
  readonly #folder: string;

  private constructor(folder: string, library: string) {
    this.#folder = folder;
    this.environment = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: '1',
      // Setting a system clock does not change the monotonic clock, which measures durations.
      DONT_FAKE_MONOTONIC: '1',
    };
  }

  /** @param library The path of libfaketime; it is copied to a place that every user can read. */
  static async open(library: string): Promise<Clock> {
    const folder = await mkdtemp(join(tmpdir(), 'hoa-clock-'));
    await chmod(folder, 0o755);
    const own = join(folder, 'libfaketime.so.1');
    await copyFile(library, own);
    await chmod(own, 0o755);
    const clock = new Clock(folder, own);
    await clock.set(0);
    return clock;
  }

  /** Sets the clock this many hours ahead, or behind if negative. */
  async set(hours: number): Promise<void> {
    const seconds = hours * 60 * 60;
    const fresh = `${this.#file}.new`;
    await writeFile(fresh, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}s\n`, { mode: 0o644 });
    await rename(fresh, this.#file);
  }

  close(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }

  get #file(): string {
    return join(this.#folder, 'time');
  }
}
