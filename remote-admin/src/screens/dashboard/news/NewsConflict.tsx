import type { Audience, NamedFile, NewsFormInput } from '@hoa/domain';
import { useAudienceName, useDomainText } from '@hoa/domain-text';
import { EditConflict, useConflictText } from '@hoa/parts';
import { useOperation, usePortal } from '@hoa/portal';
import { useText as useBroadcastText } from '../broadcast/messages.ts';
import { useText } from './messages.ts';
import { everyone } from './NewsAudience.tsx';

/** A news item as the form holds it. */
interface WrittenNews {
  readonly values: NewsFormInput;
  readonly files: readonly Pick<NamedFile, 'name'>[];
}

export interface NewsConflictProps {
  readonly mine: WrittenNews;
  readonly theirs: WrittenNews;
  readonly onDiscard: () => void;
}

/** Shows a news item that somebody else has changed meanwhile beside this person's version. */
export function NewsConflict({ mine, theirs, onDiscard }: NewsConflictProps) {
  const text = useText();
  const domainText = useDomainText();
  const conflictText = useConflictText();
  const broadcastText = useBroadcastText();
  const audienceName = useAudienceName();
  const isAddressed = usePortal().supports('broadcasts.recipients');
  const buildings = useOperation('buildings.list', {}).data?.items ?? [];
  const yesOrNo = (is: boolean | undefined) => (is ? conflictText.yes : conflictText.no);

  function readersOf(audience: Audience = everyone) {
    const names = audience.buildings?.map(
      (id) => buildings.find((building) => building.id === id)?.name ?? id,
    );
    return audienceName(names ? { ...audience, name: names.join(', ') } : audience);
  }

  const shown = ({ values, files }: WrittenNews) => ({
    [text.title]: values.title,
    [text.content]: values.content,
    [text.category]: domainText.newsCategories[values.category],
    [text.priority]: domainText.priorities[values.priority],
    [text.publishDate]: values.publishAt,
    [text.expireDate]: values.expireAt,
    [text.published]: yesOrNo(values.published),
    [text.pinned]: yesOrNo(values.pinned),
    [text.urgent]: yesOrNo(values.urgent),
    ...(isAddressed && {
      [text.files]: files.map(({ name }) => name).join(', '),
      [broadcastText.audience]: readersOf(values.audience),
      [broadcastText.sendEmail]: yesOrNo(values.sendEmail),
    }),
  });
  const now = shown(theirs);
  const fields = Object.entries(shown(mine)).map(([label, value]) => ({
    label,
    mine: value ?? '',
    theirs: now[label] ?? '',
  }));
  return <EditConflict fields={fields} onDiscard={onDiscard} />;
}
