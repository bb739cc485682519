import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Refetched, recoverMissingFiles, reloadedForKey } from './recover-missing-files.ts';

const reload = vi.fn();
const announceNewVersion = vi.fn();
const refetchFile = vi.fn<(address: string) => Promise<Refetched>>();
const storage = () => window.sessionStorage;
recoverMissingFiles({ reload, announceNewVersion, storage, refetchFile });

/**
 * Simulates a file that fails to load; resolves to true if its import is retried, or undefined if nothing handles it.
 */
async function fail(file: string, what = 'Failed to fetch dynamically imported module:') {
  const payload = new Error(`${what} ${file}`);
  const event = Object.assign(new Event('vite:preloadError'), {
    payload,
    again: undefined as Promise<void> | undefined,
  });
  window.dispatchEvent(event);
  return await event.again?.then(
    () => true,
    (error: unknown) => {
      expect(error).toBe(payload);
      return false;
    },
  );
}

describe('a part whose file can’t be loaded', () => {
  it('is fetched again without a reload', async () => {
    startAgain();
    refetchFile.mockResolvedValue('importable');
    expect(await fail('https://portal.example/assets/a.js')).toBe(true);
    expect(refetchFile).toHaveBeenCalledWith('https://portal.example/assets/a.js');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is fetched again at each attempt, after one reload', async () => {
    startAgain();
    for (let attempt = 0; attempt < 3; attempt += 1) await fail('/assets/a.js');
    expect(refetchFile).toHaveBeenCalledTimes(3);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads the page where another file was damaged and is repaired', async () => {
    startAgain();
    await fail('/assets/a.js');
    refetchFile.mockResolvedValue('repaired');
    await fail('/assets/a.js');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('refetches a style past the cache', async () => {
    startAgain();
    refetchFile.mockResolvedValue('importable');
    expect(await fail('https://portal.example/assets/a.css', 'Unable to preload CSS for')).toBe(
      true,
    );
    expect(refetchFile).toHaveBeenCalledWith('https://portal.example/assets/a.css');
  });

  it('ignores a failure of the refetch script itself', async () => {
    startAgain();
    await fail('/assets/refetch-file-1a2b.js');
    expect(refetchFile).not.toHaveBeenCalled();
  });
});

describe('an open tab that misses a file of a release that is gone', () => {
  it('reloads, once for that file', async () => {
    startAgain();
    await fail('/assets/a.js');
    await fail('/assets/a.js');
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem(reloadedForKey)).toContain('/assets/a.js');
  });

  it('reloads once for all the files of a remote’s release', async () => {
    startAgain();
    await fail('https://portal.example/remotes/remote-vendor/1.0.0-a/assets/a.js');
    await fail('/remotes/remote-vendor/1.0.0-a/assets/b.css');
    await fail('https://portal.example/remotes/remote-vendor/1.0.0-a/assets/a.js');
    expect(reload).toHaveBeenCalledOnce();
    await fail('/remotes/remote-vendor/1.0.1-b/assets/a.js');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('says so instead while text is typed that would be lost', async () => {
    startAgain();
    const { unmount } = render(<textarea aria-label="Message" />);
    fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Dear board' } });
    await fail('/assets/b.js');
    expect(reload).not.toHaveBeenCalled();
    expect(announceNewVersion).toHaveBeenCalledOnce();

    unmount();
    await fail('/assets/c.js');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays as it is while there is no connection', async () => {
    startAgain();
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fail('/assets/d.js');
    expect(reload).not.toHaveBeenCalled();
    connection.mockRestore();
  });

  it('stays as it is where it can’t remember that it has reloaded', async () => {
    startAgain();
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await fail('/assets/e.js');
    expect(reload).not.toHaveBeenCalled();
    forbidden.mockRestore();
  });
});

function startAgain() {
  sessionStorage.clear();
  reload.mockClear();
  announceNewVersion.mockClear();
  refetchFile.mockReset().mockRejectedValue(new Error('404'));
}
