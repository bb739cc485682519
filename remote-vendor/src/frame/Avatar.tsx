import styles from './Avatar.module.css';

/** A person's initial in a circle; the name stands beside it or in the control around it. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {name.trim().charAt(0).toLocaleUpperCase()}
    </span>
  );
}
