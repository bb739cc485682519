import { mentionBeingTyped } from '@hoa/domain/forums';
import type { KeptMessage } from '@hoa/parts';
import { usePortal } from '@hoa/portal';
import { type NamedPerson, OnDemand, partOnDemand } from '@hoa/ui';
import { useText } from './messages.ts';

const MentionChoices = partOnDemand(() =>
  import('./mentions/MentionChoices.tsx').then((m) => m.MentionChoices),
);

/**
 * Offers people while a person types a name after `@` at the end of a text. Returns the choices to show below the field,
 * and the `mentions` of a text to send.
 */
export function useMentions(
  topicId: string,
  message: Pick<KeptMessage<'comments.add'>, 'text' | 'people' | 'write'>,
) {
  const text = useText();
  const { supports } = usePortal();
  const { text: typed, people: picked, write } = message;
  const search = supports('topics.mentionable') ? mentionBeingTyped(typed) : undefined;
  const isPicked = picked.some(({ displayName }) => search?.startsWith(displayName));

  function pick(person: NamedPerson) {
    const before = typed.slice(0, typed.length - (search ?? '').length);
    write(`${before}${person.displayName} `, [...picked, person]);
  }

  return {
    choices: search !== undefined && !isPicked && (
      <OnDemand what={text.mention} pending={null}>
        <MentionChoices topicId={topicId} search={search} onPick={pick} />
      </OnDemand>
    ),
    mentionsIn(content: string): { mentions?: string[] } {
      const named = picked.filter(({ displayName }) => content.includes(`@${displayName}`));
      return named.length > 0 ? { mentions: named.map(({ uid }) => uid) } : {};
    },
  };
}
