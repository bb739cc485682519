import { foldedText } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { CollectionFields } from '../ports/collections.ts';
import { searchedWords, type TextSearch } from '../ports/text-search.ts';

/** The maximum number of people to look up by name; records of others are found only by the name stored in them. */
const maxNamed = 100;

/**
 * Returns a text search that also finds records by the current name of the person whose id is in a field, not only by
 * the stored name. One statement, or none without search words.
 */
export async function searchByCurrentNames(
  { repositories }: Pick<UseCaseContext, 'repositories'>,
  text: string | undefined,
  orNameOf: CollectionFields<'tickets' | 'topics'>,
): Promise<TextSearch | undefined> {
  const words = searchedWords(text);
  if (words.length === 0) return undefined;
  const where = { text: { words, isAny: true } };
  const people = await repositories.profiles.find({ where, limit: maxNamed });
  const named = (word: string) =>
    people.flatMap(({ id, displayName }) => (foldedText(displayName).includes(word) ? [id] : []));
  return { words: words.map(({ word }) => ({ word, named: named(word) })), orNameOf };
}
