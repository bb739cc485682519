import { Inbox, WifiOff } from 'lucide';
import { Icon } from '../actions/Icon.tsx';
import {
  Alert,
  Badge,
  Banner,
  Button,
  EmptyState,
  ErrorPanel,
  OnDemand,
  Skeleton,
  SkeletonList,
  type Tone,
} from '../index.ts';
import type { CatalogueEntry } from './entry.ts';

const tones: readonly Tone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'];
const nothing = () => {};

export const feedback: readonly CatalogueEntry[] = [
  {
    name: 'Badge',
    states: tones.map((tone) => ({
      label: tone,
      show: (
        <Badge tone={tone} dot={tone !== 'neutral'}>
          {tone}
        </Badge>
      ),
    })),
  },
  {
    name: 'Alert',
    states: (['info', 'success', 'warning', 'danger'] as const).map((tone) => ({
      label: tone,
      show: (
        <Alert tone={tone} role="note" title="The message">
          And what to do about it.
        </Alert>
      ),
    })),
  },
  {
    name: 'ErrorPanel',
    states: [
      {
        label: 'With a way to try again',
        show: <ErrorPanel role="note" message="Failed to load" onRetry={nothing} />,
      },
    ],
  },
  {
    name: 'OnDemand',
    states: [
      {
        label: 'Something fetched when it is shown',
        show: (
          <OnDemand what="The part" pending={<Skeleton shape="block" />}>
            <p>The part, once it is there.</p>
          </OnDemand>
        ),
      },
    ],
  },
  {
    name: 'Banner',
    states: [
      {
        label: 'Dismissible',
        show: (
          <Banner role="note" tone="warning" icon={<Icon icon={WifiOff} />} onDismiss={nothing}>
            You are offline.
          </Banner>
        ),
      },
    ],
  },
  {
    name: 'EmptyState',
    states: [
      {
        label: 'With the next action',
        show: (
          <EmptyState
            icon={<Icon icon={Inbox} />}
            title="No messages"
            action={<Button>Write one</Button>}
          >
            What people write to you shows here.
          </EmptyState>
        ),
      },
      { label: 'Compact', show: <EmptyState compact title="No items" /> },
    ],
  },
  {
    name: 'Skeleton',
    states: [
      { label: 'Line', show: <Skeleton width="min(12rem, 100%)" /> },
      { label: 'Block', show: <Skeleton shape="block" height="5rem" /> },
      { label: 'Card', show: <Skeleton shape="card" /> },
    ],
  },
  {
    name: 'SkeletonList',
    states: [{ label: 'Two cards', show: <SkeletonList role="presentation" count={2} /> }],
  },
];
