import type { KitProp } from '@hoa/ui/catalogue';
import { useText } from './messages.ts';
import styles from './PropList.module.css';
import { WithCode } from './WithCode.tsx';

export interface PropListProps {
  readonly name: string;
  readonly props: readonly KitProp[];
}

/** A component's props from its source, collapsed by default. */
export function PropList({ name, props }: PropListProps) {
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
