import fc from 'fast-check';
import { expect, it } from 'vitest';
import { respelledAddress } from './respelled-address.ts';

const entry = '/remotes/remote-vendor/20260301-a1b2/remoteEntry.js';

it('is the address itself at first', () => {
  expect(respelledAddress(entry, 0)).toBe(entry);
});

it('escapes only letters and digits of the release folder', () => {
  expect(respelledAddress(entry, 1)).toBe('/remotes/remote-vendor/%320260301-a1b2/remoteEntry.js');
  expect(respelledAddress(entry, 2)).toBe('/remotes/remote-vendor/2%30260301-a1b2/remoteEntry.js');
});

it('names the same file under an address of its own for each attempt', () => {
  const release = fc.stringMatching(/^[a-z0-9]{10,20}$/);
  const attempts = fc.uniqueArray(fc.nat(1000), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(release, attempts, (folder, [one = 0, other = 1]) => {
      const address = `/remotes/remote-admin/${folder}/remoteEntry.js`;
      const spelled = [one, other].map((attempt) => respelledAddress(address, attempt));
      expect(new Set(spelled).size).toBe(2);
      for (const spelling of spelled) expect(decodeURIComponent(spelling)).toBe(address);
    }),
  );
});
