import type { Profile } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { formatDate, useLocale } from '@hoa/shared/text';
import { Avatar, Badge, Card, Cluster, DefinitionList } from '@hoa/shared/ui';
import { useText } from './messages/index.ts';
import styles from './ProfileDetails.module.css';
import { ProfileForm } from './ProfileForm.tsx';

/** Who someone is: what they may change, beside what is on record. */
export function ProfileDetails({ profile }: { readonly profile: Profile }) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const { displayName, role, title, unit, services, joinDate } = profile;
  return (
    <div className={styles.columns}>
      <Card className={styles.person}>
        <Cluster gap={3}>
          <Avatar name={displayName} size="lg" />
          <div className={styles.words}>
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
            { term: text.unit, value: unit },
            { term: text.positionTitle, value: title },
            {
              term: text.services,
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
      <ProfileForm profile={profile} />
    </div>
  );
}
