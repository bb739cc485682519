import { Upload } from 'lucide';
import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { classNames } from '../class-names.ts';
import { useKitText } from '../messages.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './FileField.module.css';

export interface FileFieldProps
  extends Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value' | 'onChange'>,
    FieldProps {
  /** Called with the files chosen or dropped; checking them is the caller's. */
  onFiles: (files: File[]) => void;
  /** The files so far, with their progress and a way to remove each. */
  children?: ReactNode;
}

/** A styled native file input; a file is chosen or dropped, or several with `multiple`. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, required, hideLabel, className, onFiles, children, ...rest } = props;
  const text = useKitText();
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!rest.disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Field
      {...{ label, hint, error, required, hideLabel, className }}
      id={rest.id}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the input inside. */}
          <div
            className={classNames(styles.zone, over && styles.over)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
          >
            <input
              {...rest}
              {...control}
              aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
              type="file"
              className={styles.input}
              onChange={(event) => {
                onFiles([...(event.target.files ?? [])]);
                // The same file may be chosen again after it was removed.
                event.target.value = '';
              }}
            />
            <span className={styles.prompt} aria-hidden="true">
              <Icon icon={Upload} />
              <span>
                <span className={styles.action}>
                  {rest.multiple ? text.chooseFiles : text.chooseFile}
                </span>{' '}
                <span className={styles.drop}>
                  {rest.multiple ? text.orDropFiles : text.orDropFile}
                </span>
              </span>
            </span>
          </div>
          {children}
        </>
      )}
    </Field>
  );
}
