import { RequestRefusal } from './problem.ts';

/** The maximum size of a JSON body in bytes. */
export const maxBodySize = 1024 * 1024;

/** The maximum nesting, far above that of any input of the contract. */
const maxDepth = 32;

/** Parses a JSON object; throws for invalid JSON, another type, or too deep nesting. */
export function readJsonObject(text: string): object {
  const value = readJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RequestRefusal(422, 'invalid-input', { field: '', problem: 'no-object' });
  }
  return value;
}

/** A NUL or half of a surrogate pair, which PostgreSQL cannot store. */
const unstorable = /\0|\p{Surrogate}/u;

/** Parses JSON; throws if it is invalid, nested too deeply, or contains characters that cannot be stored. */
export function readJson(text: string): unknown {
  const value = parsed(text);
  // Iterative, since recursion could overflow the stack on the input that it checks.
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) {
      throw new RequestRefusal(422, 'invalid-input', { field: '', problem: 'too-deep' });
    }
    if (level.some((each) => typeof each === 'string' && unstorable.test(each))) {
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
