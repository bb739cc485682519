import type { Client } from 'pg';

export interface Neighbor {
  readonly uid: string;
  readonly email: string;
}

/** Returns residents of the demo association who are no sample people and hold no other role. */
export async function neighbors(owner: Client, many: number): Promise<readonly Neighbor[]> {
  const { rows } = await owner.query<Neighbor>(
    `SELECT person.id AS uid, min(person.email) AS email
     FROM portal.people AS person
     JOIN portal.memberships AS membership
       ON membership.hoa_id = person.hoa_id AND membership.uid = person.id
     WHERE person.email <> '' AND person.id <> 'resident-1' AND person.removed_at IS NULL
     GROUP BY person.id
     HAVING count(*) = 1 AND min(membership.role) = 'resident' AND min(membership.until) IS NULL
     ORDER BY person.id LIMIT $1`,
    [many],
  );
  return rows;
}
