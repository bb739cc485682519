import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);

const packages = [
  'shell',
  'shared',
  'mock-data',
  'remote-admin',
  'remote-resident',
  'remote-vendor',
];

/** APIs that browsers offer only on HTTPS and on localhost. */
const secureAlone =
  /\brandomUUID\b|\bcrypto\.subtle\b|\bnavigator\.(clipboard|share|credentials|mediaDevices|geolocation)\b|\bnavigator\.(locks|storage|serviceWorker)\./;

test('no code of a browser needs a secure context', () => {
  const names = execFileSync('git', ['ls-files', '-z', '--', ...packages], { cwd: root })
    .toString()
    .split('\0')
    .filter((name) => /\/src\/.*\.tsx?$/.test(name) && !/\.test\.|\/testing\//.test(name));
  expect(names.length).toBeGreaterThan(500);
  const needing = names.filter((name) =>
    secureAlone.test(readFileSync(new URL(name, root), 'utf8')),
  );
  // Comments in these files explain the exceptions.
  expect(needing).toEqual([
    'shared/domain/src/kernel/new-id.ts',
    'shared/use-cases/src/forums/secret-ballot.ts',
  ]);
});
