import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Anew, reloadedForKey, surviveDeployments } from './survive-deployments.ts';

const reload = vi.fn();
const tellOfNewVersion = vi.fn();
const fetchAnew = vi.fn<(address: string) => Promise<Anew>>();
const storage = () => window.sessionStorage;
surviveDeployments({ reload, tellOfNewVersion, storage, fetchAnew });

/** Lets a file fail to load; answers whether its import is done again, and undefined where nobody cares. */
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
  it('is fetched anew, and no page is reloaded', async () => {
    startAnew();
    fetchAnew.mockResolvedValue('importable');
    expect(await fail('https://portal.example/assets/a.js')).toBe(true);
    expect(fetchAnew).toHaveBeenCalledWith('https://portal.example/assets/a.js');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is fetched anew at each attempt, after the one reload', async () => {
    startAnew();
    for (let attempt = 0; attempt < 3; attempt += 1) await fail('/assets/a.js');
    expect(fetchAnew).toHaveBeenCalledTimes(3);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('comes with a reload where another file was the damaged one and is whole now', async () => {
    startAnew();
    await fail('/assets/a.js');
    fetchAnew.mockResolvedValue('mended');
    await fail('/assets/a.js');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('and is a style is fetched past the cache, to be asked for again', async () => {
    startAnew();
    fetchAnew.mockResolvedValue('importable');
    expect(await fail('https://portal.example/assets/a.css', 'Unable to preload CSS for')).toBe(
      true,
    );
    expect(fetchAnew).toHaveBeenCalledWith('https://portal.example/assets/a.css');
  });

  it('and is what fetches anew, is left alone', async () => {
    startAnew();
    await fail('/assets/fetch-anew-1a2b.js');
    expect(fetchAnew).not.toHaveBeenCalled();
  });
});

describe('an open tab that misses a file of a release that is gone', () => {
  it('reloads, once for that file', async () => {
    startAnew();
    await fail('/assets/a.js');
    await fail('/assets/a.js');
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem(reloadedForKey)).toContain('/assets/a.js');
  });

  it('reloads once for all the files of a remote’s release', async () => {
    startAnew();
    await fail('https://portal.example/remotes/remote-vendor/1.0.0-a/assets/a.js');
    await fail('/remotes/remote-vendor/1.0.0-a/assets/b.css');
    await fail('https://portal.example/remotes/remote-vendor/1.0.0-a/assets/a.js');
    expect(reload).toHaveBeenCalledOnce();
    await fail('/remotes/remote-vendor/1.0.1-b/assets/a.js');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('says so instead while text is typed that would be lost', async () => {
    startAnew();
    const { unmount } = render(<textarea aria-label="Message" />);
    fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Dear board' } });
    await fail('/assets/b.js');
    expect(reload).not.toHaveBeenCalled();
    expect(tellOfNewVersion).toHaveBeenCalledOnce();

    unmount();
    await fail('/assets/c.js');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays as it is while there is no connection', async () => {
    startAnew();
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fail('/assets/d.js');
    expect(reload).not.toHaveBeenCalled();
    connection.mockRestore();
  });

  it('stays as it is where it can’t remember that it has reloaded', async () => {
    startAnew();
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await fail('/assets/e.js');
    expect(reload).not.toHaveBeenCalled();
    forbidden.mockRestore();
  });
});

function startAnew() {
  sessionStorage.clear();
  reload.mockClear();
  tellOfNewVersion.mockClear();
  fetchAnew.mockReset().mockRejectedValue(new Error('404'));
}
