import { Stack } from '@hoa/ui';
import { type KitComponent, type KitGroup, type KitProp, kitCatalogue } from '@hoa/ui/catalogue';
import { useId } from 'react';
import styles from './KitParts.module.css';
import { useText } from './messages.ts';
import { type PaneTheme, ThemePanes } from './ThemePanes.tsx';

export interface KitPartsProps {
  readonly group: KitGroup['id'];
  readonly themes: readonly PaneTheme[];
}

/** The components of one group of the kit. */
export function KitParts({ group, themes }: KitPartsProps) {
  const parts = kitCatalogue.find(({ id }) => id === group)?.components ?? [];
  return (
    <Stack gap={10}>
      {parts.map((part) => (
        <KitPart key={part.name} part={part} themes={themes} />
      ))}
    </Stack>
  );
}

interface KitPartProps {
  readonly part: KitComponent;
  readonly themes: readonly PaneTheme[];
}

/** One component: description, variants and props. In English, like the code. */
function KitPart({ part, themes }: KitPartProps) {
  const id = useId();
  const { name, doc, states, props } = part;
  return (
    <section aria-labelledby={id} className={styles.part} lang="en">
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <p className={styles.doc}>
        <WithCode text={doc} />
      </p>
      <ThemePanes label={name} themes={themes}>
        <div className={styles.states}>
          {states.map(({ label, show }) => (
            <figure key={label} className={styles.state}>
              <figcaption className={styles.label}>{label}</figcaption>
              {show}
            </figure>
          ))}
        </div>
      </ThemePanes>
      <PropList name={name} props={props} />
    </section>
  );
}

/** A component's props from its source, collapsed by default. */
function PropList({ name, props }: { readonly name: string; readonly props: readonly KitProp[] }) {
  const text = useText();
  if (props.length === 0) return <p className={styles.none}>{text.noProps}</p>;
  return (
    <details className={styles.details}>
      <summary>{text.propsOf({ name })}</summary>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.prop}</th>
              <th scope="col">{text.type}</th>
              <th scope="col">{text.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <th scope="row">
                  <code>{prop.name}</code>
                  {prop.required && <span className={styles.required}>{text.required}</span>}
                </th>
                <td>
                  <code>{prop.type}</code>
                </td>
                <td>
                  <WithCode text={prop.doc} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Renders text between backticks as code. */
function WithCode({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>,
    );
}
