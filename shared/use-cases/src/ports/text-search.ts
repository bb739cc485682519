import { foldedText } from '@hoa/domain';

/** What to find in a record's text fields. */
export type TextSearch =
  /** A text whose words must all be in the text fields, ignoring case and accents. */
  | string
  | {
      readonly words: readonly SearchedWord[];
      /** Finds records with at least one of the words; without it, with all of them. */
      readonly isAny?: boolean;
      /** The declared field with a person's id, compared with the `named` people of each word. */
      readonly orNameOf?: string;
    };

export interface SearchedWord {
  /** As `foldedText` answers it. */
  readonly word: string;
  /** The ids of people whose names contain the word; a record of theirs counts as having it. */
  readonly named?: readonly string[];
}

/** More words hardly find anything else. */
const mostWords = 10;

/** The words of a search: the first ten. */
export function searchedWords(search: TextSearch = ''): readonly SearchedWord[] {
  if (typeof search !== 'string') return search.words;
  const words = foldedText(search).split(/\s+/).filter(Boolean).slice(0, mostWords);
  return words.map((word) => ({ word }));
}
