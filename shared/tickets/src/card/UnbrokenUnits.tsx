import { Fragment } from 'react';

/** A text without line breaks inside a unit such as C-210 or a building such as Building C. */
export function UnbrokenUnits({ children }: { readonly children: string }) {
  // A split by a group keeps what the group matches: every second part is a unit.
  return children.split(unit).map((part, index) => {
    const words = part.trim();
    if (words === '') return part;
    // Spaces are between the elements, because inside one they would be lost from a link's accessible name.
    const [before, after] = part.split(words);
    return (
      <Fragment key={index}>
        {before}
        <span className={index % 2 === 1 ? 'unbroken' : undefined}>{words}</span>
        {after}
      </Fragment>
    );
  });
}

const unit = /\b([A-Z]-\d+|[A-Z]\w+ [A-Z](?![\w-]))/;
