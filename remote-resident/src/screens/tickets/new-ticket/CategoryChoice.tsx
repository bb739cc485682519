import { type IntakeCategory, intakeCategories } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { Icon } from '@hoa/ui';
import { Hammer, Landmark, ScrollText, UsersRound } from 'lucide';
import { useId } from 'react';
import { useText } from '../messages.ts';
import styles from './NewTicket.module.css';
import { useFocusOnMount } from './useFocusOnMount.ts';

const icons: Record<IntakeCategory, typeof Hammer> = {
  maintenance: Hammer,
  community: UsersRound,
  administrative: ScrollText,
  financial: Landmark,
};

/** The first step: the category of the ticket. */
export function CategoryChoice({ onChoose }: { readonly onChoose: (c: IntakeCategory) => void }) {
  const text = useText();
  const domainText = useDomainText();
  const id = useId();
  const step = useFocusOnMount<HTMLElement>('button');
  return (
    <section ref={step} aria-labelledby={`${id}-question`}>
      <h3 id={`${id}-question`} className={styles.question}>
        {text.chooseCategory}
      </h3>
      <ul className={styles.choices}>
        {intakeCategories.map((category) => {
          const icon = icons[category];
          return (
            <li key={category}>
              <button
                type="button"
                className={styles.choice}
                aria-describedby={`${id}-${category}-hint`}
                onClick={() => onChoose(category)}
              >
                <Icon icon={icon} />
                <span className={styles.choiceWords}>
                  <strong>{domainText.ticketCategories[category]}</strong>
                  <span id={`${id}-${category}-hint`} aria-hidden="true">
                    {text.categoryHints[category]}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
