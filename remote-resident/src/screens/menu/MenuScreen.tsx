import { Link, Page, usePortal } from '@hoa/shared';
import { Card, cardLinkClass } from '@hoa/ui';
import { useLocale } from '@hoa/ui/text';
import styles from './MenuScreen.module.css';
import { menuIcon } from './menu-icons.ts';
import { useText } from './messages/index.ts';

/** A card for every page the signed-in role may open, from all remotes. */
export function MenuScreen() {
  const text = useText();
  const locale = useLocale();
  const portal = usePortal();
  return (
    <Page title={text.title} description={text.description}>
      <ul aria-label={text.sections} className={styles.cards}>
        {portal.menu().map(({ path, label, description, icon }) => {
          const Icon = menuIcon(icon);
          return (
            <Card as="li" key={path} interactive className={styles.card}>
              <span className={styles.icon} aria-hidden="true">
                <Icon />
              </span>
              <div>
                <Link to={path} className={cardLinkClass}>
                  {label[locale]}
                </Link>
                <p className={styles.description}>{description[locale]}</p>
              </div>
            </Card>
          );
        })}
      </ul>
    </Page>
  );
}
