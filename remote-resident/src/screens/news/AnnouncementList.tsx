import { type Announcement, listPageSize, paginate } from '@hoa/shared/domain';
import { EmptyState, Pagination, Stack } from '@hoa/shared/ui';
import { Megaphone } from 'lucide-react';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { useText } from './messages/index.ts';

export interface AnnouncementListProps {
  readonly announcements: readonly Announcement[];
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Announcements in their order, ten a page. */
export function AnnouncementList({ announcements, page, onPage }: AnnouncementListProps) {
  const text = useText();
  if (announcements.length === 0) {
    return (
      <EmptyState icon={<Megaphone />} title={text.noAnnouncements}>
        {text.noAnnouncementsHint}
      </EmptyState>
    );
  }
  const shown = paginate(announcements, page, listPageSize);
  return (
    <Stack gap={4}>
      {shown.items.map((announcement) => (
        <AnnouncementCard key={announcement.id} announcement={announcement} />
      ))}
      <Pagination page={shown.page} total={shown.total} pageSize={listPageSize} onChange={onPage} />
    </Stack>
  );
}
