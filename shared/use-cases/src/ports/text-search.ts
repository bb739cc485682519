import { foldedText } from '@hoa/domain';

/** A search in a record's text fields. */
export type TextSearch =
  /** All words of the text must occur in the text fields, ignoring case and accents. */
  | string
  | {
      readonly words: readonly SearchedWord[];
      /** If true, one matching word is enough; otherwise all words must match. */
      readonly isAny?: boolean;
      /**
       * A declared field that contains a person's id; a word also matches if the field is one of the word's `named`
       * ids.
       */
      readonly orNameOf?: string;
    };

export interface SearchedWord {
  /** Normalized by `foldedText`. */
  readonly word: string;
  /** The ids of people whose names contain the word. */
  readonly named?: readonly string[];
}

/** Further words rarely change the result. */
const maxWords = 10;

/** Returns the words of a search, at most ten. */
export function searchedWords(search: TextSearch = ''): readonly SearchedWord[] {
  if (typeof search !== 'string') return search.words;
  const words = foldedText(search).split(/\s+/).filter(Boolean).slice(0, maxWords);
  return words.map((word) => ({ word }));
}
