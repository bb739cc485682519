import { foldedText, type Invitation, type Vendor } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';

/** The data of a vendor that an administrator enters with its contacts. */
export type Company = Pick<Vendor, 'id' | 'displayName' | 'services'>;

type Written = Pick<Invitation, 'company' | 'services'>;

/** The maximum number of vendors whose names contain the same text. */
const maxSimilar = 20;

/**
 * Returns a function that finds the vendor with a name, compared without case and accents, or creates one. Services
 * that are given replace the known ones. At most one statement.
 */
export async function companiesNamed(
  { repositories, newId }: Pick<UseCaseContext, 'repositories' | 'newId'>,
  written: readonly Written[],
): Promise<(company: string) => Company | undefined> {
  const byName = new Map<string, Company>();
  const words = written.map(({ company }) => ({ word: foldedText(company) }));
  if (words.length === 0) return () => undefined;
  const found = await repositories.vendors.find({
    where: { text: { words, isAny: true } },
    limit: words.length * maxSimilar,
  });
  for (const { id, displayName, services, removedAt } of found) {
    const key = foldedText(displayName);
    if (removedAt === undefined || !byName.has(key)) byName.set(key, { id, displayName, services });
  }
  for (const { company, services } of written) {
    const key = foldedText(company);
    const known = byName.get(key) ?? { id: newId(), displayName: company, services: [] };
    byName.set(key, services.length > 0 ? { ...known, services: [...services] } : known);
  }
  return (company) => byName.get(foldedText(company));
}

/** Returns the company of a vendor's invitation or new role; undefined for other roles. At most one statement. */
export async function companyOf(
  context: Pick<UseCaseContext, 'repositories' | 'newId'>,
  { role, ...written }: Pick<Invitation, 'role' | 'company' | 'services'>,
): Promise<Company | undefined> {
  if (role !== 'vendor') return undefined;
  const companyNamed = await companiesNamed(context, [written]);
  return companyNamed(written.company);
}
