/** Orders by an ISO 8601 instant, latest first. */
export function newestFirst<T>(when: (item: T) => string): (one: T, other: T) => number {
  return (one, other) => Date.parse(when(other)) - Date.parse(when(one));
}
