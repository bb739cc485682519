import { Card, Cluster, Skeleton, Stack, useKitText, VisuallyHidden } from '@hoa/shared/ui';

const filterWidths = ['6rem', '5rem', '7rem', '5.5rem'];

/** The shape of the topics to come: a row of filters, and cards with a title, words and facts. */
export function TopicListSkeleton() {
  const text = useKitText();
  return (
    <Stack gap={4} role="status">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Cluster gap={2} aria-hidden="true">
        {filterWidths.map((width) => (
          <Skeleton key={width} shape="block" width={width} height="2rem" />
        ))}
      </Cluster>
      <Stack gap={3} aria-hidden="true">
        {['62%', '48%', '71%', '55%', '66%'].map((width) => (
          <Card key={width}>
            <Skeleton shape="block" width={width} height="1.5rem" />
            <Skeleton width="96%" />
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
