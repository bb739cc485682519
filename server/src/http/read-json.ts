import { RequestRefusal } from './problem.ts';

/** Bytes that a JSON body may have. */
export const largestBody = 1024 * 1024;

/** Far deeper than any input of the contract. */
const deepest = 32;

/** The object in a JSON text; refuses what is no JSON, no object, or nested too deeply. */
export function readJsonObject(text: string): object {
  const value = readJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RequestRefusal(422, 'invalid-input', { field: '', problem: 'no-object' });
  }
  return value;
}

/** A NUL, or half of a pair that makes a character: no database keeps them. */
const unkeepable = /\0|\p{Surrogate}/u;

/** A JSON text's value; refuses what is no JSON, is nested too deeply or holds characters that can't be kept. */
export function readJson(text: string): unknown {
  const value = parsed(text);
  // Iterative: recursion could overflow the stack on the input it checks.
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) {
      throw new RequestRefusal(422, 'invalid-input', { field: '', problem: 'too-deep' });
    }
    if (level.some((each) => typeof each === 'string' && unkeepable.test(each))) {
      throw new RequestRefusal(422, 'invalid-input', { field: '', problem: 'character' });
    }
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
    throw new RequestRefusal(400, 'invalid-input', { field: '', problem: 'no-json' });
  }
}
