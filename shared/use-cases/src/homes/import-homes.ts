import type { Input } from '@hoa/api';
import {
  type HomeLine,
  type ImportRecord,
  mayManagePeople,
  type Unit,
  unitSearchKey,
} from '@hoa/domain';
import { homesFormat } from '@hoa/domain/homes';
import type { RefusedLine } from '@hoa/domain/people';
import { assertAllowed, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { allOf, chosenOf, type FileColumns, readCsv } from '../people/read-csv.ts';
import { recordImport } from '../people/record-import.ts';
import type { Versioned } from '../ports/repository.ts';
import { buildingByName, storedBuildings } from './buildings.ts';
import { homeDetails } from './homes.ts';

const previewImport: UseCase<'homes.importPreview'> = async (context, file) => {
  assertAllowed(mayManagePeople(context.actor));
  const { accepted, refused, columns } = await checkedFile(context, file);
  const count = (wanted: Outcome) => accepted.filter(({ outcome }) => outcome === wanted).length;
  return {
    accepted: allOf(accepted.map(({ home, outcome }) => ({ ...home, outcome }))),
    refused: allOf(refused),
    columns,
    added: count('new'),
    changed: count('changed'),
  };
};

/** Adds and changes homes. A cell that is blank or whose column is missing keeps the stored value. */
const importHomes: UseCase<'homes.import'> = async (context, { leftOut, ...file }) => {
  assertAllowed(mayManagePeople(context.actor));
  const { accepted, refused } = await checkedFile(context, file);
  const buildingOf = await buildingByName(context);
  const written = chosenOf(accepted, leftOut).filter(({ outcome }) => outcome !== 'unchanged');
  const changed: ImportRecord['changed'] = [];
  for (const { home, before } of written) {
    const { version, id = home.label, ...kept } = before ?? {};
    const given = homeDetails(home, buildingOf(home.building)?.id);
    const unit = { ...kept, ...given, id, ...(version && { version }) };
    const stored = context.repositories.units.put(unit);
    if (before) changed.push({ home: unversioned(before), version: stored.version });
  }
  recordImport(context, {
    kind: 'homes',
    columns: file.columns,
    homes: written.flatMap(({ home, before }) => (before ? [] : home.label)),
    changed,
  });
  return { imported: written.length, refused: new Set(refused.map(({ line }) => line)).size };
};

type Outcome = 'new' | 'changed' | 'unchanged';

type KnownHome = Versioned<Unit>;

interface CheckedLine {
  readonly line: number;
  readonly home: HomeLine;
  readonly outcome: Outcome;
  readonly before: KnownHome | undefined;
}

/** Compares the lines of a file with the homes of the association; two statements. */
async function checkedFile(
  context: UseCaseContext,
  input: Input<'homes.importPreview'>,
): Promise<{
  readonly accepted: CheckedLine[];
  readonly refused: readonly RefusedLine[];
  readonly columns: FileColumns;
}> {
  const { actor, csvReader, repositories } = context;
  const { lines, refused, columns } = await readCsv(input, actor.uid, homesFormat, csvReader);
  const keys = lines.map(({ label }) => unitSearchKey(label));
  const [homes, buildings] = await Promise.all([
    repositories.units.find({ where: { searchKey: { in: keys } }, limit: keys.length }),
    storedBuildings(context),
  ]);
  const known = new Map(homes.map((home) => [unitSearchKey(home.id), home]));
  const names = new Map(buildings.map(({ id, name }) => [id, name]));
  const seen = new Set<string>();
  const accepted: CheckedLine[] = [];
  const repeated: RefusedLine[] = [];
  for (const home of lines) {
    const { line, label } = home;
    const key = unitSearchKey(label);
    const before = known.get(key);
    if (seen.has(key)) {
      repeated.push({ line, column: 'label', problem: 'repeated', value: label });
    } else if (!before) accepted.push({ line, home, outcome: 'new', before });
    else {
      const building = names.get(before.building ?? '') ?? '';
      const stored = { ...before, building };
      const isSame = (['building', 'address', 'share', 'notes'] as const).every(
        (field) => !home[field] || home[field] === stored[field],
      );
      accepted.push({ line, home, outcome: isSame ? 'unchanged' : 'changed', before });
    }
    seen.add(key);
  }
  return { accepted, refused: [...refused, ...repeated].sort((a, b) => a.line - b.line), columns };
}

export const homeImport = {
  'homes.importPreview': previewImport,
  'homes.import': importHomes,
} satisfies UseCases;
