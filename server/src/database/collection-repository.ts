import { PortalError } from '@hoa/api';
import {
  type AggregateRow,
  type Aggregation,
  type CollectionName,
  collections,
  type Distinct,
  lazyRecord,
  type Query,
  type RecordPage,
  type Records,
  type ValuePage,
  type Versioned,
  valueAt,
  type Where,
} from '@hoa/use-cases';
import { type SQL, sql } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import type { Written } from '../ports/database.ts';
import { columnName, tableOf } from './columns.ts';
import type { Target } from './condition-sql.ts';
import { roundsOf, type Write } from './pending-writes.ts';
import { type Statement, statementOf } from './query.ts';
import {
  aggregateSql,
  countEachSql,
  countSql,
  distinctSql,
  findSql,
  recordColumns,
  searchedPageSql,
} from './query-sql.ts';
import { dataOf, type RecordRow, recordOf } from './record-row.ts';
import type { Statements } from './statements.ts';
import {
  formerPrefix,
  incrementSql,
  insertSql,
  removeSql,
  type Steps,
  updateSql,
  type WriteRow,
} from './write-sql.ts';

/** The start of each query by id; cached because most statements are such queries. */
const selectTexts = lazyRecord<Record<CollectionName, string>>(
  (collection) =>
    statementOf(
      sql`SELECT ${recordColumns(collection)} FROM portal.${sql.identifier(tableOf(collection))}`,
    ).text,
);

type Put = Extract<Write, { kind: 'put' }>;

/** Reads and writes one collection within a transaction. Writes are queued until the next read or the end. */
export class CollectionRepository<C extends CollectionName> {
  readonly #collection: C;
  readonly #target: Target;
  readonly #timeZone: string;
  readonly #statements: Statements;
  readonly #written = new Map<string, Written>();
  #waiting: Write[] = [];
  #flushed: Promise<unknown> = Promise.resolve();

  constructor(collection: C, hoaId: string, timeZone: string, statements: Statements) {
    this.#collection = collection;
    this.#target = { collection, hoaId };
    this.#timeZone = timeZone;
    this.#statements = statements;
  }

  async get(id: string): Promise<Versioned<Records[C]> | undefined> {
    const [row] = await this.#readById('get', id, '= $2');
    return row && recordOf(this.#collection, row);
  }

  async getMany(ids: readonly string[]): Promise<Versioned<Records[C]>[]> {
    if (ids.length === 0) return [];
    const rows = await this.#readById('get-many', [...new Set(ids)], '= ANY($2::text[])');
    return rows.map((row) => recordOf(this.#collection, row));
  }

  async find(query: Query<string>): Promise<Versioned<Records[C]>[]> {
    const rows = await this.#read<RecordRow>(statementOf(findSql(this.#target, query)));
    return rows.map((row) => recordOf(this.#collection, row));
  }

  async count(where: Where<string>): Promise<number> {
    const [row] = await this.#read<{ count: string }>(statementOf(countSql(this.#target, where)));
    return Number(row?.count);
  }

  async countEach(wheres: readonly Where<string>[]): Promise<number[]> {
    if (wheres.length === 0) return [];
    const [row] = await this.#read<Record<string, string>>(
      statementOf(countEachSql(this.#target, wheres)),
    );
    return wheres.map((_, place) => Number(row?.[`count_${place}`]));
  }

  async page(query: Query<string>): Promise<RecordPage<Records[C]>> {
    const searched = searchedPageSql(this.#target, query);
    if (!searched) {
      const [items, total] = await Promise.all([this.find(query), this.count(query.where ?? {})]);
      return { items, total };
    }
    const rows = await this.#read<RecordRow & { readonly total: string }>(statementOf(searched));
    // Past the last page the query returns one row without a record.
    const items = rows.flatMap((row) => (row.id === null ? [] : recordOf(this.#collection, row)));
    return { items, total: Number(rows[0]?.total) };
  }

  async aggregate(aggregation: Aggregation<string, string>): Promise<AggregateRow[]> {
    const rows = await this.#read<{ group: string; count: string; sum: string; numbers: string }>(
      statementOf(aggregateSql(this.#target, aggregation, this.#timeZone)),
    );
    return rows.map(({ group, count, sum, numbers }) => ({
      group,
      count: Number(count),
      sum: Number(sum),
      average: Number(numbers) > 0 ? Number(sum) / Number(numbers) : null,
    }));
  }

  async distinct(query: Distinct<string>): Promise<ValuePage> {
    const [row] = await this.#read<{ items: string[]; total: string }>(
      statementOf(distinctSql(this.#target, query)),
    );
    return { items: row?.items ?? [], total: Number(row?.total) };
  }

  put(record: Records[C] & { readonly version?: number }): Versioned<Records[C]> {
    const expected = record.version ?? 0;
    this.#waiting.push({ kind: 'put', id: record.id, expected, record });
    return { ...record, version: expected + 1 };
  }

  increment(id: string, steps: Steps): void {
    this.#waiting.push({ kind: 'increment', id, steps });
  }

  remove(id: string): void {
    this.#waiting.push({ kind: 'remove', id });
  }

  /** Sends the pending writes; rejects with `conflict` when a record was changed since it was read. */
  flush(): Promise<unknown> {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length > 0) this.#flushed = Promise.all([this.#flushed, this.#send(waiting)]);
    return this.#flushed;
  }

  /** All records written so far, each listed once with its first former and its last new value. */
  get written(): readonly Written[] {
    return [...this.#written.values()];
  }

  #readById(kind: string, value: string | string[], condition: string): Promise<RecordRow[]> {
    const text = `${selectTexts[this.#collection]} WHERE hoa_id = $1 AND id ${condition}`;
    return this.#read({ text, values: [this.#target.hoaId, value] }, kind);
  }

  async #read<Row extends QueryResultRow>(statement: Statement, kind?: string): Promise<Row[]> {
    const name = kind && `${this.#collection}-${kind}`;
    const flushed = this.flush();
    // Pipelined after the writes, so it sees them.
    const [rows] = await Promise.all([this.#statements.run<Row>(statement, name), flushed]);
    return rows;
  }

  async #send(writes: readonly Write[]): Promise<void> {
    // All statements are pipelined; the database runs them in this order.
    await Promise.all(
      roundsOf(writes).flatMap((round) => {
        const puts = round.filter((write) => write.kind === 'put');
        return [
          this.#insert(puts.filter(({ expected }) => expected === 0)),
          this.#update(puts.filter(({ expected }) => expected > 0)),
          this.#increment(round.filter((write) => write.kind === 'increment')),
          this.#remove(round.flatMap((write) => (write.kind === 'remove' ? write.id : []))),
        ];
      }),
    );
  }

  async #insert(puts: readonly Put[]): Promise<void> {
    if (puts.length === 0) return;
    const rows = puts.map(({ id, record, steps = {} }): WriteRow => {
      const counters = collections[this.#collection].counters.map((field) => [
        columnName(field),
        Number(valueAt(record, field) ?? 0) + (Reflect.get(steps, field) ?? 0),
      ]);
      return { id, data: this.#dataOf(record), counters: Object.fromEntries(counters) };
    });
    const added = await this.#run(insertSql(this.#target, rows), 'insert');
    if (added.length < puts.length) throw new PortalError('conflict');
    for (const row of added) this.#note(row, undefined, recordOf(this.#collection, row));
  }

  async #update(puts: readonly Put[]): Promise<void> {
    if (puts.length === 0) return;
    const rows = puts.map(({ id, expected, record, steps = {} }) => ({
      id,
      version: expected,
      data: this.#dataOf(record),
      counters: byColumn(steps),
    }));
    const changed = await this.#run(updateSql(this.#target, rows), 'update');
    if (changed.length < puts.length) throw new PortalError('conflict');
    this.#noteChanged(changed);
  }

  async #increment(increments: readonly Extract<Write, { kind: 'increment' }>[]): Promise<void> {
    if (increments.length === 0) return;
    const rows = increments.map(({ id, steps }) => ({ id, counters: byColumn(steps) }));
    this.#noteChanged(await this.#run(incrementSql(this.#target, rows), 'increment'));
  }

  async #remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const removed = await this.#run(removeSql(this.#target, ids), 'remove');
    for (const row of removed) this.#note(row, recordOf(this.#collection, row), undefined);
  }

  #run(statement: SQL, kind: string): Promise<RecordRow[]> {
    return this.#statements.run<RecordRow>(statementOf(statement), `${this.#collection}-${kind}`);
  }

  #dataOf(record: object): object {
    return dataOf(this.#collection, record);
  }

  #noteChanged(rows: readonly RecordRow[]): void {
    for (const row of rows) {
      const former = {
        ...row,
        version: row[`${formerPrefix}version`],
        data: row[`${formerPrefix}data`],
      } as RecordRow;
      this.#note(
        row,
        recordOf(this.#collection, former, formerPrefix),
        recordOf(this.#collection, row),
      );
    }
  }

  /** If a record is written several times, keeps its value from before the transaction and the latest one. */
  #note({ id }: RecordRow, before: Records[C] | undefined, after: Records[C] | undefined): void {
    const known = this.#written.get(id);
    const first = known ? known.before : before;
    const written = { collection: this.#collection, id, before: first, after };
    this.#written.set(id, written as Written);
  }
}

function byColumn(steps: Steps): Steps {
  return Object.fromEntries(
    Object.entries(steps).map(([field, step]) => [columnName(field), step]),
  );
}
