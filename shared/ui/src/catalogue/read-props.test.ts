import { describe, expect, it } from 'vitest';
import { readProps } from './read-props.mjs';

const source = `
interface Look {
  /** How loud. */
  tone?: 'calm' | 'loud' | undefined;
}
export interface BaseProps extends Omit<ComponentProps<'div'>, keyof Other> {
  /** What it says. */
  title: string;
  /** Told when
   * it is pressed. */
  onPress?: ((event: PressEvent) => void) | undefined;
}
export interface BoxProps<T> extends Pick<BaseProps, 'title'>, ComponentProps<'i'> {}

/** Holds
 * something. */
export function Box<T>({ title }: BoxProps<T>) {
  return <i>{title}</i>;
}

/** The base. */
export function Base(props: BaseProps) {
  return <div {...props} />;
}
function Hidden(props: BaseProps) {
  return <div {...props} />;
}
`;

describe('readProps', () => {
  const title = { name: 'title', type: 'string', required: true, doc: 'What it says.' };

  it('reads descriptions, types and whether a prop is required', () => {
    expect(readProps(source, 'Box.tsx').Base).toEqual({
      doc: 'The base.',
      props: [
        title,
        {
          name: 'onPress',
          type: '(event: PressEvent) => void',
          required: false,
          doc: 'Told when it is pressed.',
        },
      ],
    });
  });

  it('follows inherited props through Omit and Pick', () => {
    expect(readProps(source, 'Box.tsx').Box).toEqual({ doc: 'Holds something.', props: [title] });
  });

  it('leaves out what is not exported', () => {
    expect(Object.keys(readProps(source, 'Box.tsx'))).toEqual(['Box', 'Base']);
  });
});
