import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { recoverMissingFiles, reloadedForKey } from './recover-missing-files.ts';

const reload = vi.fn();
const announceNewVersion = vi.fn();
const repairRelease = vi.fn<(folder: string) => Promise<boolean>>();
const storage = () => window.sessionStorage;
recoverMissingFiles({ reload, announceNewVersion, storage, repairRelease });

/** Simulates a file that fails to load. */
async function fail(file: string) {
  const payload = new Error(`Failed to fetch dynamically imported module: ${file}`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  // Runs the pending promises.
  await new Promise((done) => setTimeout(done));
}

describe('a part whose file can’t be loaded', () => {
  it('has the damaged files of its release replaced, then reloads the page', async () => {
    startAgain();
    repairRelease.mockResolvedValue(true);
    await fail('https://portal.example/remotes/remote-vendor/1.0.0-a/assets/a.js');
    expect(repairRelease).toHaveBeenCalledWith('/remotes/remote-vendor/1.0.0-a/');
    await fail('https://portal.example/assets/a.js');
    expect(repairRelease).toHaveBeenCalledWith('/assets/');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads once where nothing can be repaired, and again once something was', async () => {
    startAgain();
    for (let attempt = 0; attempt < 3; attempt += 1) await fail('/assets/a.js');
    expect(reload).toHaveBeenCalledOnce();
    repairRelease.mockResolvedValue(false);
    await fail('/assets/a.js');
    expect(reload).toHaveBeenCalledOnce();
    repairRelease.mockResolvedValue(true);
    await fail('/assets/a.js');
    expect(reload).toHaveBeenCalledTimes(2);
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
    await fail('/remotes/remote-vendor/1.0.0-a/assets/b.js');
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
  repairRelease.mockReset().mockRejectedValue(new Error('404'));
}
