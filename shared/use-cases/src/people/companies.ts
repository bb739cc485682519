import { foldedText, type ImportLine, type Invitation, type Vendor } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { StoredVendor } from '../ports/records.ts';

/** The data of a vendor that an administrator enters with its contacts. */
export type Company = Pick<Vendor, 'id' | 'displayName' | 'services' | 'insuredUntil'>;

type Written = Pick<Invitation, 'company' | 'services'> & Partial<Pick<ImportLine, 'insuredUntil'>>;

/** The maximum number of vendors whose names contain the same text. */
const maxSimilar = 20;

/** Returns the vendors with these names, compared by `foldedText`; at most one statement. */
export async function vendorsByName(
  { repositories }: Pick<UseCaseContext, 'repositories'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, StoredVendor>> {
  const words = [...new Set(names.map(foldedText))].map((word) => ({ word }));
  if (words.length === 0) return new Map();
  const found = await repositories.vendors.find({
    where: { text: { words, isAny: true } },
    limit: words.length * maxSimilar,
  });
  const currentLast = found.sort((a) => (a.removedAt === undefined ? 1 : -1));
  return new Map(currentLast.map((vendor) => [foldedText(vendor.displayName), vendor]));
}

/**
 * Returns a function that finds the vendor with a name, or creates one. Services and insurance that are given replace
 * the known ones. At most one statement.
 */
export async function companiesNamed(
  context: Pick<UseCaseContext, 'repositories' | 'newId'>,
  written: readonly Written[],
): Promise<(company: string) => Company | undefined> {
  const vendors = await vendorsByName(
    context,
    written.map(({ company }) => company),
  );
  const byName = new Map<string, Company>();
  for (const { company, services, insuredUntil } of written) {
    const key = foldedText(company);
    const added = { id: context.newId(), displayName: company, services: [] };
    const { id, displayName, ...known }: Company = byName.get(key) ?? vendors.get(key) ?? added;
    byName.set(key, {
      ...{ id, displayName, services: services.length > 0 ? [...services] : known.services },
      insuredUntil: insuredUntil || known.insuredUntil,
    });
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
