import { expect, test } from 'vitest';
import { missingFrom } from './compatibility.mjs';

const provides = {
  contract: 1,
  versions: { react: '19.3.1', '@hoa/portal': '1.4.0', early: '0.3.2' },
  exports: { '@hoa/portal': ['createRemote', 'useSession'] },
};
const missing = (versions: Record<string, string>, names: string[] = [], contract = 1) =>
  missingFrom(provides, { contract, requires: { versions, exports: { '@hoa/portal': names } } });

test.each([
  ['the same version', { react: '19.3.1' }],
  ['a newer patch', { react: '19.3.0' }],
  ['a newer minor', { '@hoa/portal': '1.1.9' }],
  ['a newer patch before 1.0', { early: '0.3.0' }],
  ['nothing asked for', {}],
])('%s will do', (_what, versions: Record<string, string>) => {
  expect(missing(versions)).toEqual([]);
});

test.each([
  ['an older patch', { react: '19.3.2' }, 'react 19.3.2 (the shell has 19.3.1)'],
  ['an older minor', { react: '19.10.0' }, 'react 19.10.0 (the shell has 19.3.1)'],
  ['another major', { '@hoa/portal': '2.0.0' }, '@hoa/portal 2.0.0 (the shell has 1.4.0)'],
  ['an older major', { react: '18.3.1' }, 'react 18.3.1 (the shell has 19.3.1)'],
  ['another minor before 1.0', { early: '0.2.9' }, 'early 0.2.9 (the shell has 0.3.2)'],
  ['a package that is not shared', { vue: '3.0.0' }, 'vue 3.0.0 (the shell has none)'],
  ['a version nobody can compare', { react: 'next' }, 'react next (the shell has 19.3.1)'],
])('%s will not', (_what, versions: Record<string, string>, text) => {
  expect(missing(versions)).toEqual([text]);
});

test('names each export that is missing, and another contract', () => {
  expect(missing({}, ['useSession', 'useMagic', 'useMore'], 2)).toEqual([
    'contract 2 (the shell speaks 1)',
    '@hoa/portal export "useMagic"',
    '@hoa/portal export "useMore"',
  ]);
});

test('a shell that says nothing provides nothing', () => {
  const needs = {
    contract: 1,
    requires: { versions: { react: '19.3.1' }, exports: { '@hoa/portal': ['a'] } },
  };
  expect(missingFrom({}, needs)).toHaveLength(3);
});
