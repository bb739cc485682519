import { randomUUID } from 'node:crypto';
import type { Input, Operation, Output } from '@hoa/api';
import type { Actor, Association } from '@hoa/domain';
import type { ImportProblem } from '@hoa/domain/people';
import type { FileProblem } from '@hoa/spreadsheets';
import { runOperation } from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';
import { Client } from 'pg';
import { addAssociation } from '../database/associations.ts';
import { type AuditedDatabase, createDatabase } from '../database/create-database.ts';
import { openPool } from '../database/open-pool.ts';
import { recordChanges } from '../events/record-changes.ts';
import { Roster } from '../identity/roster.ts';
import { queueJobs } from '../jobs/queue-jobs.ts';

export interface OwnedDatabase {
  /** The connection string of the role that owns the schema. */
  readonly ownerUrl: string;
  /** The connection string of the restricted role. */
  readonly url: string;
}

const now = () => new Date();

/** Connects to a database and runs work on its associations. */
export async function withAssociations<R>(
  { ownerUrl, url }: OwnedDatabase,
  work: (associations: Associations) => Promise<R>,
): Promise<R> {
  const owner = new Client({ connectionString: ownerUrl });
  // A lost connection rejects the pending query; without a listener it would also end the process.
  owner.on('error', () => {});
  const identity = openPool({
    connectionString: url,
    max: 1,
    options: '-c role=portal_identity -c search_path=identity',
  });
  const database = createDatabase({ url, beforeCommit: [queueJobs, recordChanges({ now })] });
  try {
    await owner.connect();
    return await work(new Associations(owner, database, new Roster(identity)));
  } finally {
    await Promise.all([owner.end(), identity.end(), database.close()]);
  }
}

/** Creates associations and adds people to them, on behalf of the operator of the server. */
class Associations {
  readonly #owner: Client;
  readonly #database: AuditedDatabase;
  readonly #roster: Roster;
  /** Runs reads on one snapshot of an association. */
  readonly snapshot: AuditedDatabase['snapshot'];

  constructor(owner: Client, database: AuditedDatabase, roster: Roster) {
    this.#owner = owner;
    this.#database = database;
    this.snapshot = database.snapshot;
    this.#roster = roster;
  }

  /** Returns the association with an id, or the only association if no id is given. */
  async find(id: string | undefined): Promise<Association> {
    const { rows } = await this.#owner.query<{ id: string }>(
      'SELECT id FROM portal.associations ORDER BY id',
    );
    const ids = rows.map((row) => row.id);
    const [only] = ids;
    if (id === undefined && ids.length > 1) {
      throw new Error(
        `There are several associations; name one by --association: ${ids.join(', ')}.`,
      );
    }
    const found = only && (await this.#database.association(id ?? only));
    if (found) return found;
    throw new Error(
      id === undefined ? 'There is no association yet.' : `There is no association ${id}.`,
    );
  }

  /** Creates an association and its first administrator, who gets an invitation by mail. */
  async create(
    association: Association,
    admin: { readonly email: string; readonly displayName: string },
  ): Promise<void> {
    await addAssociation(this.#owner, association);
    try {
      await this.run(association, 'people.invite', {
        ...admin,
        phone: '',
        role: 'admin',
        unit: '',
        tenure: 'owner',
        company: '',
        services: [],
        from: '',
      });
    } catch (error) {
      // An association without an administrator would be unusable.
      await this.#owner.query('DELETE FROM portal.associations WHERE id = $1', [association.id]);
      throw error;
    }
  }

  /** Runs an administrator's operation; the audit shows no author. */
  async run<N extends Operation>(
    association: Association,
    name: N,
    input: Input<N>,
  ): Promise<Output<N>> {
    const actor: Actor = {
      uid: 'command-line',
      displayName: '',
      email: '',
      role: 'admin',
      hoaId: association.id,
    };
    const noPayments = async () => {
      throw new Error('Nothing is paid on the command line.');
    };
    return runOperation(
      {
        useCases,
        unitOfWork: this.#database.unitOfWork({ uid: null, operation: name, traceId: traceId() }),
        session: () => actor,
        association: () => association,
        now,
        newId: randomUUID,
        paymentProvider: { charge: noPayments },
        identities: this.#roster,
      },
      name,
      input,
    );
  }
}

function traceId(): string {
  return randomUUID().slice(0, 8);
}

/** The reasons why a line is not imported, for the operator who runs the command. */
export const importProblemTexts: Readonly<Record<ImportProblem, string>> = {
  'unit-unknown': 'The association has no such home; import-homes adds homes.',
  'owner-unknown': 'This person does not hold the home.',
  'import-over': 'An import can be undone for a day.',
  'sale-exists': 'A sale of this home is to come.',
  'sale-settled': 'The settlement day has come.',
  'home-exists': 'The association has this home already.',
  'home-used': 'People, payments or tickets refer to this home.',
  'building-exists': 'Another building has this name.',
  'company-exists': 'Another vendor has this name.',
  'label-invalid': 'A label has at most 60 characters, without commas, colons and semicolons.',
  'share-invalid': 'This is not a number above 0.',
  'ownership-invalid': 'This is not a percentage from 0 to 100, such as 62.5.',
  'member-already': 'This person has this role already.',
  'email-taken': 'Somebody else has this email.',
  'known-elsewhere': 'Another association knows this person too.',
  'person-removed': 'This person was removed; an administrator can restore them.',
  'before-since': 'The role that is changed began later.',
  'membership-over': 'This role has ended.',
  required: 'The cell is empty.',
  'too-long': 'The cell is too long.',
  'email-invalid': 'This is not an email address.',
  'role-unknown': 'This is not a role: resident, vendor or admin.',
  'tenure-unknown': 'This is neither owner nor tenant.',
  'group-unknown': 'This is not a group: residents, board-members or committee-chairs.',
  'person-unknown': 'The association has nobody of this name or email; import-people adds people.',
  'person-ambiguous': 'Several people have this name; add their email.',
  'seat-exists': 'This person has this office in a part of this term already.',
  'until-before-from': 'The term ends before it begins.',
  'date-invalid': 'This is not a day, such as 2026-03-31.',
  'character-lost': 'A letter was lost; save the file as CSV UTF-8.',
  repeated: 'An earlier line says the same.',
  'column-unknown': 'This column is unknown and left out.',
  'column-missing': 'This column is missing.',
  'column-repeated': 'This column is there twice.',
  cells: 'The line has more cells than columns.',
  unreadable: 'A quote is open or in the wrong place.',
  'too-many': 'A file has at most 3,000 lines; the rest is left out.',
};

/** The English reasons for refusing a file. */
export const fileProblemTexts: Readonly<Record<FileProblem, string>> = {
  'too-large': 'This file is too large.',
  encrypted: 'This file is protected by a password; save it without one.',
  'old-excel': 'This is an old Excel file; save it as .xlsx or CSV.',
  damaged: 'This file is damaged, or is no Excel file; save it again as .xlsx or CSV.',
};
