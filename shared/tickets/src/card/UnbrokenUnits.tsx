/** A text in which a unit such as C-210 and a building such as Building C are never broken. */
export function UnbrokenUnits({ children }: { readonly children: string }) {
  // A split by a group keeps what the group matches: every second part is a unit.
  const [first = '', ...rest] = children.split(unit);
  if (rest.length === 0) return first;
  return [
    first,
    ...rest.map((part, index) =>
      index % 2 === 0 ? (
        <span key={index} className="unbroken">
          {part}
        </span>
      ) : (
        part
      ),
    ),
  ];
}

const unit = /\b([A-Z]-\d+|[A-Z]\w+ [A-Z](?![\w-]))/;
