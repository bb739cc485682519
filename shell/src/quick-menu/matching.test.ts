import { expect, it } from 'vitest';
import { words } from '../testing/sample-registry.ts';
import { matching } from './matching.ts';

const entries = [
  { path: '/a', icon: '', order: 1, label: words('Ajustes'), description: words('Su cuenta') },
  { path: '/b', icon: '', order: 2, label: words('Menú'), description: words('Todo lo demás') },
];

it.each([
  ['', ['/a', '/b']],
  ['  ', ['/a', '/b']],
  ['AJU', ['/a']],
  ['menu', ['/b']],
  ['demas ', ['/b']],
  ['cuenta', ['/a']],
  ['.*', []],
])('%j finds %j', (typed, expected) => {
  expect(matching(entries, typed, 'es').map(({ path }) => path)).toEqual(expected);
});
