/** What to find in a record's text fields. */
export type TextSearch =
  /** Words that they all contain, ignoring case. */
  | string
  | {
      readonly words: readonly SearchedWord[];
      /** Whether one of the words is enough. */
      readonly isAny?: boolean;
      /** The declared field with the id of a person, for words that name people. */
      readonly orNameOf?: string;
    };

export interface SearchedWord {
  /** In lower case. */
  readonly word: string;
  /** The ids of people in whose names it is: a record of theirs has the word. */
  readonly named?: readonly string[];
}

/** The words of a search. */
export function searchedWords(search: TextSearch = ''): readonly SearchedWord[] {
  if (typeof search !== 'string') return search.words;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => ({ word }));
}
