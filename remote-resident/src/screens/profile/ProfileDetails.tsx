import type { Profile } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { ProfileForm, SignInSessions, useProfileText } from '@hoa/parts/profile';
import { Avatar, Badge, Card, Cluster, DefinitionList, Stack } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { useText } from './messages.ts';
import styles from './ProfileDetails.module.css';

/** The form with the editable data and the sign-ins, beside the data that only the office can change. */
export function ProfileDetails({ profile }: { readonly profile: Profile }) {
  const text = useText();
  const domainText = useDomainText();
  const profileText = useProfileText();
  const locale = useLocale();
  const { displayName, role, title, unit, services, joinDate } = profile;
  return (
    <div className={styles.columns}>
      <Card className={styles.person}>
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
        <SignInSessions layout="page" />
      </Stack>
    </div>
  );
}
