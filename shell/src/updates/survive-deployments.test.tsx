import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reloadedForKey, surviveDeployments } from './survive-deployments.ts';

const reload = vi.fn();
const tellOfNewVersion = vi.fn();
surviveDeployments({ reload, tellOfNewVersion, storage: () => window.sessionStorage });

function fail(file: string) {
  const payload = new Error(`Failed to fetch dynamically imported module: ${file}`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
}

describe('an open tab that misses a file of a release that is gone', () => {
  it('reloads, once for that file', () => {
    startAnew();
    fail('/assets/a.js');
    fail('/assets/a.js');
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem(reloadedForKey)).toContain('/assets/a.js');
  });

  it('reloads once for all the files of a remote’s release', () => {
    startAnew();
    fail('https://portal.example/remotes/remote-vendor/1.0.0-a/assets/a.js');
    fail('/remotes/remote-vendor/1.0.0-a/assets/b.css');
    fail('https://portal.example/remotes/remote-vendor/1.0.0-a/assets/a.js');
    expect(reload).toHaveBeenCalledOnce();
    fail('/remotes/remote-vendor/1.0.1-b/assets/a.js');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('says so instead while text is typed that would be lost', () => {
    startAnew();
    const { unmount } = render(<textarea aria-label="Message" />);
    fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Dear board' } });
    fail('/assets/b.js');
    expect(reload).not.toHaveBeenCalled();
    expect(tellOfNewVersion).toHaveBeenCalledOnce();

    unmount();
    fail('/assets/c.js');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays as it is while there is no connection', () => {
    startAnew();
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail('/assets/d.js');
    expect(reload).not.toHaveBeenCalled();
    connection.mockRestore();
  });

  it('stays as it is where it can’t remember that it has reloaded', () => {
    startAnew();
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    fail('/assets/e.js');
    expect(reload).not.toHaveBeenCalled();
    forbidden.mockRestore();
  });
});

function startAnew() {
  sessionStorage.clear();
  reload.mockClear();
  tellOfNewVersion.mockClear();
}
