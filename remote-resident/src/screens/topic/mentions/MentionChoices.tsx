import { useOperation } from '@hoa/portal';
import { Button, Cluster } from '@hoa/ui';
import { useText } from '../messages.ts';

interface MentionChoicesProps {
  readonly topicId: string;
  readonly search: string;
  readonly onPick: (person: { readonly uid: string; readonly displayName: string }) => void;
}

/** The people who may be mentioned and whose name contains what is typed. */
export function MentionChoices({ topicId, search, onPick }: MentionChoicesProps) {
  const text = useText();
  const { data } = useOperation('topics.mentionable', { topicId, ...(search && { search }) });
  if (!data || data.length === 0) return null;
  return (
    <Cluster role="group" gap={1} aria-label={text.mention}>
      {data.map((person) => (
        <Button
          key={person.uid}
          size="sm"
          onClick={({ currentTarget }) => {
            // The button disappears, and the person types on.
            currentTarget.closest('form')?.querySelector('textarea')?.focus();
            onPick(person);
          }}
        >{`@${person.displayName}`}</Button>
      ))}
    </Cluster>
  );
}
