import { maxFolderReaders } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { Checkbox, ErrorPanel, SearchField, Skeleton, Stack } from '@hoa/ui';
import { useDeferredValue, useId, useState } from 'react';
import styles from './manage.module.css';
import { useText } from './messages.ts';

export interface PeopleFieldProps {
  /** The ids of the selected people. */
  readonly uids: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (uids: readonly string[]) => void;
}

/** The number of residents that a search shows. */
const shownPeople = 20;

/** Selects residents by name, home or email; those selected stay selected when the search changes. */
export function PeopleField({ uids, error, onChange }: PeopleFieldProps) {
  const text = useText();
  const errorId = useId();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const found = useOperation('residents.list', {
    ...(wanted && { search: wanted }),
    limit: shownPeople,
  });
  const toggle = (uid: string, isSelected: boolean) =>
    onChange(isSelected ? [...uids, uid] : uids.filter((one) => one !== uid));
  return (
    <fieldset className={styles.people} aria-describedby={error && errorId}>
      <legend>{`${text.people} (${uids.length})`}</legend>
      <SearchField value={search} placeholder={text.findPeople} onChange={setSearch} />
      {found.data ? (
        <Stack gap={1}>
          {found.data.items.length === 0 && <p>{text.noPeople}</p>}
          {found.data.items.map(({ id, displayName, unit }) => (
            <Checkbox
              key={id}
              label={`${displayName} (${unit})`}
              checked={uids.includes(id)}
              disabled={uids.length >= maxFolderReaders && !uids.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          ))}
        </Stack>
      ) : found.error ? (
        <ErrorPanel message={text.failedPeople} onRetry={found.refetch} />
      ) : (
        <Skeleton shape="block" height="8rem" />
      )}
      {error && (
        <p id={errorId} role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
