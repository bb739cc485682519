import { mentionBeingTyped } from '@hoa/domain/forums';
import { usePortal } from '@hoa/portal';
import { OnDemand, partOnDemand } from '@hoa/ui';
import { useState } from 'react';
import { useText } from './messages.ts';

const MentionChoices = partOnDemand(() =>
  import('./mentions/MentionChoices.tsx').then((m) => m.MentionChoices),
);

interface Mentionable {
  readonly uid: string;
  readonly displayName: string;
}

/**
 * Offers people while a person types a name after `@` at the end of a text. Returns the choices to show below the field,
 * and the `mentions` of a text to send.
 */
export function useMentions(
  topicId: string,
  { text: typed, write }: { readonly text: string; readonly write: (text: string) => void },
) {
  const text = useText();
  const { supports } = usePortal();
  const [picked, setPicked] = useState<readonly Mentionable[]>([]);
  const search = supports('topics.mentionable') ? mentionBeingTyped(typed) : undefined;
  const isPicked = picked.some(({ displayName }) => search?.startsWith(displayName));

  function pick(person: Mentionable) {
    setPicked([...picked, person]);
    write(`${typed.slice(0, typed.length - (search ?? '').length)}${person.displayName} `);
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
