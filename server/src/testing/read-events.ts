/** A block of an event stream, by field. */
export type EventBlock = Readonly<
  Partial<Record<'event' | 'id' | 'data' | 'comment' | 'retry', string>>
>;

/** Reads an event stream block by block. */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<EventBlock> {
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) yield Object.fromEntries(block.split('\n').map(fieldOf));
  }
}

function fieldOf(line: string): [string, string] {
  const [, name = '', value = ''] = /^(\w*): ?(.*)$/.exec(line) ?? [];
  return [name || 'comment', value];
}
