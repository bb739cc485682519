import { useOperation, usePortal } from '@hoa/portal';
import { useText } from './messages.ts';
import styles from './News.module.css';

/** How many members of the audience have seen a news item. */
export function NewsReceipts({ id }: { readonly id: string }) {
  const text = useText();
  const { supports } = usePortal();
  const skip = !supports('news.receipts');
  const { data } = useOperation('news.receipts', { id }, { skip });
  return data ? <p className={styles.receipts}>{text.seenBy(data)}</p> : null;
}
