import { Link } from '@hoa/shared';
import { useText } from './messages/index.ts';
import styles from './TopicSummary.module.css';

/** A topic's tags, each a way to what else carries it. */
export function TagLinks({ tags }: { readonly tags: readonly string[] }) {
  const text = useText();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={text.tags} className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`/forums?${new URLSearchParams({ tag })}`}>#{tag}</Link>
        </li>
      ))}
    </ul>
  );
}
