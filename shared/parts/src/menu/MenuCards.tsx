import { Link, type MenuPage, useAssociation, usePortal } from '@hoa/portal';
import { Card, cardLinkClass, Icon } from '@hoa/ui';
import { useLocale } from '@hoa/ui/text';
import type { IconNode } from 'lucide';
import styles from './MenuCards.module.css';

export interface MenuCardsProps {
  /** The list's accessible name. */
  readonly label: string;
  /** The icon of an entry, by the name that the entry gives. */
  readonly iconOf: (name: string) => IconNode;
}

/**
 * A card for every page that the signed-in role may open, from all remotes; pages that are not in the navigation come
 * first.
 */
export function MenuCards({ label: name, iconOf }: MenuCardsProps) {
  const locale = useLocale();
  const { menu } = usePortal();
  // The menu follows the association's settings.
  useAssociation();
  return (
    <ul aria-label={name} className={styles.cards}>
      {outsideNavigationFirst(menu()).map(({ path, label, description, icon }) => (
        <Card as="li" key={path} interactive className={styles.card}>
          <span className={styles.icon} aria-hidden="true">
            <Icon icon={iconOf(icon)} />
          </span>
          <div>
            <Link to={path} className={cardLinkClass}>
              {label[locale]}
            </Link>
            <p className={styles.description}>{description[locale]}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}

const outsideNavigationFirst = (entries: readonly MenuPage[]) =>
  [...entries].sort((one, other) => Number(one.inBar ?? false) - Number(other.inBar ?? false));
