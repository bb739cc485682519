import { type DraftRecipient, maxRecipients } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import {
  Button,
  Cluster,
  ErrorPanel,
  Icon,
  IconButton,
  SearchField,
  SkeletonList,
  Stack,
} from '@hoa/ui';
import { Plus, X } from 'lucide';
import { type RefObject, useDeferredValue, useState } from 'react';
import styles from './Compose.module.css';
import { useText } from './messages.ts';

export interface RecipientsFieldProps {
  readonly chosen: readonly DraftRecipient[];
  readonly onChange: (chosen: DraftRecipient[]) => void;
  readonly error: string | undefined;
  /** The search field, which gets the focus when the choice is refused. */
  readonly search: RefObject<HTMLInputElement | null>;
}

/** Chooses neighbors among those who allow messages. */
export function RecipientsField({ chosen, onChange, error, search: field }: RecipientsFieldProps) {
  const text = useText();
  const [search, setSearch] = useState('');
  const isFull = chosen.length >= maxRecipients;
  return (
    <Stack gap={3}>
      {chosen.length > 0 && (
        <ul aria-label={text.chosen} className={styles.chosen}>
          {chosen.map(({ id, displayName }) => (
            <li key={id} className={styles.person}>
              <span>{displayName}</span>
              <IconButton
                size="sm"
                label={text.remove({ name: displayName })}
                icon={<Icon icon={X} />}
                onClick={() => {
                  onChange(chosen.filter((one) => one.id !== id));
                  field.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <SearchField
        ref={field}
        label={text.find}
        hideLabel={false}
        value={search}
        onChange={setSearch}
        error={error}
        // Enter searches without submitting the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {isFull ? (
        <p className={styles.hint}>{text.enough({ n: maxRecipients })}</p>
      ) : (
        <Found
          search={search.trim()}
          chosen={chosen}
          onAdd={(person) => {
            onChange([...chosen, person]);
            field.current?.focus();
          }}
        />
      )}
    </Stack>
  );
}

interface FoundProps {
  readonly search: string;
  readonly chosen: readonly DraftRecipient[];
  readonly onAdd: (person: DraftRecipient) => void;
}

/** The neighbors who match the search, without those who are chosen. */
function Found({ search: typed, chosen, onAdd }: FoundProps) {
  const text = useText();
  const search = useDeferredValue(typed);
  const { data, error, refetch } = useOperation('threads.recipients', search ? { search } : {});
  if (!data) {
    if (!error) return <SkeletonList shape="line" count={3} />;
    return <ErrorPanel message={text.failedToFind} onRetry={refetch} />;
  }
  if (data.total === 0) {
    return (
      <p role="status" className={styles.hint}>
        {search ? text.nobodyFound({ search }) : text.nobody}
      </p>
    );
  }
  const offered = data.items.filter(({ id }) => chosen.every((one) => one.id !== id));
  return (
    <ul aria-label={text.found} className={styles.found}>
      {offered.map(({ id, displayName, units, title }) => (
        <li key={id}>
          <Cluster justify="between" gap={2}>
            <span className={styles.words}>
              <span>{displayName}</span>{' '}
              <span className={styles.hint}>{title ?? units?.join(', ')}</span>
            </span>
            <Button
              size="sm"
              aria-label={text.add({ name: displayName })}
              icon={<Icon icon={Plus} />}
              onClick={() => onAdd({ id, displayName })}
            />
          </Cluster>
        </li>
      ))}
    </ul>
  );
}
