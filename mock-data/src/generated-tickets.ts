const key = 'hoa:generated-tickets';
const most = 100_000;

/** Reads the number of generated tickets that replace the samples from `hoa:generated-tickets`; 0 for none. */
export function generatedTickets(stored: (key: string) => string | null): number {
  const count = Number(stored(key));
  return Number.isInteger(count) && count > 0 && count <= most ? count : 0;
}
