import { foldedText } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { CollectionFields } from '../ports/collections.ts';
import { searchedWords, type TextSearch } from '../ports/text-search.ts';

/** How many people a search looks up by name; the records of any more are found only by the name stored on them. */
const maxNamed = 100;

/**
 * A search that finds records by the present name of the person whose id is in a field, besides the name that was
 * written on them; one statement, none without words.
 */
export async function searchByPresentNames(
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
