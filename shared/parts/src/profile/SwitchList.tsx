import { Switch } from '@hoa/ui';
import styles from './SwitchList.module.css';

export interface SwitchListProps<Name extends string> {
  readonly names: readonly Name[];
  readonly labels: Readonly<Record<Name, string>>;
  readonly hints: Readonly<Record<Name, string>>;
  readonly isOn: (name: Name) => boolean;
  readonly onChange: (name: Name, isOn: boolean) => void;
}

/** A list of switches, one per name. */
export function SwitchList<Name extends string>(props: SwitchListProps<Name>) {
  const { names, labels, hints, isOn, onChange } = props;
  return (
    <ul className={styles.rows}>
      {names.map((name) => (
        <li key={name}>
          <Switch
            settingRow
            label={labels[name]}
            hint={hints[name]}
            checked={isOn(name)}
            onChange={({ target }) => onChange(name, target.checked)}
          />
        </li>
      ))}
    </ul>
  );
}
