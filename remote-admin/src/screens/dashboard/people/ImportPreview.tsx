import { useDomainText } from '@hoa/domain-text';
import type { Output } from '@hoa/shared';
import { Alert } from '@hoa/ui';
import { useText } from './messages/index.ts';
import styles from './People.module.css';

/** What of a file will be imported, and every line that is left out with its reason. */
export function ImportPreview({ preview }: { readonly preview: Output<'people.importPreview'> }) {
  const text = useText();
  const domainText = useDomainText();
  const { accepted, refused } = preview;
  const problemText = (problem: string) =>
    Object.entries(text.problems).find(([code]) => code === problem)?.[1] ?? problem;
  return (
    <div className={styles.sections}>
      {refused.total > 0 && (
        <section className={styles.section}>
          <Alert tone="warning" title={text.isRefused({ n: refused.total })} />
          <div className={styles.scroller}>
            <table className={styles.table} aria-label={text.problem}>
              <thead>
                <tr>
                  <th scope="col">{text.line}</th>
                  <th scope="col">{text.column}</th>
                  <th scope="col">{text.problem}</th>
                  <th scope="col">{text.value}</th>
                </tr>
              </thead>
              <tbody>
                {refused.items.map(({ line, column, problem, value }, index) => (
                  <tr key={index}>
                    <th scope="row">{line}</th>
                    <td>{column}</td>
                    <td>{problemText(problem)}</td>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <FirstShown {...refused} />
        </section>
      )}
      <section className={styles.section}>
        <Alert
          tone={accepted.total > 0 ? 'success' : 'warning'}
          title={accepted.total > 0 ? text.willImport({ n: accepted.total }) : text.nothingToImport}
        />
        {accepted.total > 0 && (
          <div className={styles.scroller}>
            <table className={styles.table} aria-label={text.people}>
              <thead>
                <tr>
                  <th scope="col">{text.line}</th>
                  <th scope="col">{text.name}</th>
                  <th scope="col">{text.email}</th>
                  <th scope="col">{text.role}</th>
                </tr>
              </thead>
              <tbody>
                {accepted.items.map(({ line, displayName, email, role, unit, company }) => (
                  <tr key={line}>
                    <td>{line}</td>
                    <th scope="row">{displayName}</th>
                    <td>{email}</td>
                    <td>{[domainText.roles[role], unit, company].filter(Boolean).join(' · ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <FirstShown {...accepted} />
      </section>
    </div>
  );
}

interface FirstShownProps {
  readonly items: readonly unknown[];
  readonly total: number;
}

function FirstShown({ items, total }: FirstShownProps) {
  const text = useText();
  if (items.length === total) return null;
  return <p className={styles.quiet}>{text.firstShown({ n: items.length })}</p>;
}
