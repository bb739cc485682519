import type { Profile } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import {
  AppearanceSettings,
  NotificationSettingsSection,
  Passkeys,
  PrivacySettingsSection,
  ProfileForm,
  SignInSessions,
  useProfileText,
} from '@hoa/parts/profile';
import { Page, useActor, useOperation, usePortal, useUrlState } from '@hoa/portal';
import {
  Avatar,
  Badge,
  Card,
  Cluster,
  DefinitionList,
  EmptyState,
  ErrorPanel,
  Icon,
  OnDemand,
  partOnDemand,
  Skeleton,
  SkeletonList,
  Stack,
  Tabs,
} from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { UserX } from 'lucide';
import { useText } from './messages.ts';
import styles from './ProfileScreen.module.css';

const NeighborPreview = partOnDemand(() =>
  import('./NeighborPreview.tsx').then((m) => m.NeighborPreview),
);

const BlockedNeighbors = partOnDemand(() =>
  import('./BlockedNeighbors.tsx').then((m) => m.BlockedNeighbors),
);

const tabs = ['profile', 'notifications', 'privacy', 'appearance'] as const;
type Tab = (typeof tabs)[number];

/** Profile & Settings: profile, notifications, privacy and appearance, each on a tab; former owners change only sessions. */
export function ProfileScreen() {
  const text = useText();
  const { until } = useActor();
  if (!until) return <Settings />;
  return (
    <Page title={text.title}>
      <SignInSessions layout="page" />
    </Page>
  );
}

function Settings() {
  const text = useText();
  const [view, setView] = useUrlState({ tab: 'profile' });
  const tab = tabs.find((name) => name === view.tab) ?? 'profile';
  return (
    <Page title={text.title}>
      <Tabs
        label={text.title}
        items={[
          { id: 'profile', label: text.tabProfile },
          { id: 'notifications', label: text.tabNotifications },
          { id: 'privacy', label: text.tabPrivacy },
          { id: 'appearance', label: text.tabAppearance },
        ]}
        value={tab}
        onChange={(next) => setView({ tab: next })}
      >
        {/* Theme and language are stored in this browser: they need no profile. */}
        {tab === 'appearance' ? <AppearanceSettings layout="page" /> : <ProfileTab tab={tab} />}
      </Tabs>
    </Page>
  );
}

function ProfileTab({ tab }: { readonly tab: Exclude<Tab, 'appearance'> }) {
  const text = useText();
  const profileText = useProfileText();
  const { supports } = usePortal();
  const { data: profile, error, refetch } = useOperation('profile.get', {});
  if (error?.code === 'profile-not-found') {
    return (
      <EmptyState icon={<Icon icon={UserX} />} title={profileText.notFound}>
        {text.notFoundHint}
      </EmptyState>
    );
  }
  if (!profile && error) return <ErrorPanel message={profileText.failed} onRetry={refetch} />;
  if (!profile) return <ProfileSkeleton tab={tab} />;
  if (tab === 'notifications')
    return <NotificationSettingsSection profile={profile} layout="page" />;
  if (tab === 'privacy') {
    return (
      <Stack gap={5}>
        <PrivacySettingsSection profile={profile} layout="page" />
        {supports('directory.preview') && (
          <OnDemand what={text.previewTitle}>
            <NeighborPreview />
          </OnDemand>
        )}
        {supports('blocks.list') && (
          <OnDemand what={text.blocked}>
            <BlockedNeighbors />
          </OnDemand>
        )}
      </Stack>
    );
  }
  return <ProfileDetails profile={profile} />;
}

function ProfileSkeleton({ tab }: { readonly tab: Tab }) {
  const settings = (
    <Card className={styles.settings}>
      <SkeletonList shape="line" count={7} className={styles.lines} />
    </Card>
  );
  if (tab !== 'profile') return settings;
  return (
    <div className={styles.columns}>
      <Card className={`${styles.personColumn} ${styles.person}`}>
        <Skeleton shape="block" width="3rem" height="3rem" />
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </Card>
      {settings}
    </div>
  );
}

/** The form with the editable data and the sign-ins, beside the data that only the office can change. */
function ProfileDetails({ profile }: { readonly profile: Profile }) {
  const text = useText();
  const domainText = useDomainText();
  const profileText = useProfileText();
  const locale = useLocale();
  const { displayName, role, title, unit, services, joinDate } = profile;
  return (
    <div className={styles.columns}>
      <Card className={styles.personColumn}>
        <Cluster gap={3}>
          <Avatar name={displayName} size="lg" />
          <div className={styles.identity}>
            <p className={styles.name}>{displayName}</p>
            <Badge tone="accent">{domainText.roles[role]}</Badge>
          </div>
        </Cluster>
        <DefinitionList
          items={[
            {
              term: text.memberSince,
              value: <time dateTime={joinDate}>{formatDate(joinDate, locale, 'short')}</time>,
            },
            { term: text.unit, value: unit && <span className="unbroken">{unit}</span> },
            { term: text.positionTitle, value: title },
            {
              term: profileText.services,
              value: services?.length ? (
                <Cluster gap={1}>
                  {services.map((service) => (
                    <Badge key={service}>{service}</Badge>
                  ))}
                </Cluster>
              ) : null,
            },
          ]}
        />
      </Card>
      <Stack gap={5}>
        <ProfileForm profile={profile} layout="page" />
        <Passkeys />
        <SignInSessions layout="page" />
      </Stack>
    </div>
  );
}
