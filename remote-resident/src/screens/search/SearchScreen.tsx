import { Link, Page, useUrlState } from '@hoa/portal';
import { buttonClass, Card, EmptyState, Icon, TextField } from '@hoa/ui';
import { SearchX } from 'lucide';
import { useText } from './messages.ts';
import styles from './SearchScreen.module.css';

/** Search is disabled for now: shows the query and a link to the menu. */
export function SearchScreen() {
  const text = useText();
  const [{ q }] = useUrlState({ q: '' });
  return (
    <Page title={text.title}>
      <Card className={styles.card}>
        <TextField type="search" label={text.searchFor} value={q} readOnly disabled />
        <EmptyState
          compact
          icon={<Icon icon={SearchX} />}
          title={text.disabled}
          action={
            <Link to="/menu" className={buttonClass()}>
              {text.openMenu}
            </Link>
          }
        >
          {q !== '' && <p className={styles.query}>{text.asked({ query: q })}</p>}
          <p>{text.disabledHint}</p>
        </EmptyState>
      </Card>
    </Page>
  );
}
