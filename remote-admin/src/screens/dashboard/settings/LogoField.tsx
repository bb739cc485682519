import { FileUploader, useUploads } from '@hoa/parts';
import { Button } from '@hoa/ui';
import { useWatch } from 'react-hook-form';
import { useText } from './messages.ts';
import styles from './Settings.module.css';
import type { GroupProps } from './useSettingsForm.ts';

const accept = ['image/png', 'image/jpeg', 'image/webp'];

interface LogoFieldProps extends GroupProps {
  readonly associationId: string;
  /** Called with the content of an uploaded logo and its id. */
  readonly onUploaded: (id: string, content: File) => void;
}

/** Uploads a logo, which replaces the one before when the form is saved, and removes it. */
export function LogoField({ form, associationId, onUploaded }: LogoFieldProps) {
  const text = useText();
  const logo = useWatch({ control: form.control, name: 'logo' });
  const set = (value: typeof logo) => form.setValue('logo', value, { shouldDirty: true });
  const uploads = useUploads({
    ownerId: associationId,
    folder: 'logo',
    accept,
    max: 1,
    join: async ({ id, name }, content) => {
      onUploaded(id, content);
      set({ id, name });
    },
  });
  return (
    <div className={styles.logo}>
      <FileUploader uploads={uploads} label={text.logo} hint={text.logoHint} />
      {logo && (
        <Button size="sm" onClick={() => set(null)}>
          {text.removeLogo}
        </Button>
      )}
    </div>
  );
}
