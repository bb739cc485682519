import type { VersionedSettings } from '@hoa/domain';
import { associationFormSchema } from '@hoa/domain/schemas';
import { PortalLogo } from '@hoa/parts/frame';
import { Badge, buttonClass } from '@hoa/ui';
import { accentTokens } from '@hoa/ui/accent';
import { FormTextField } from '@hoa/ui/forms';
import { logoStyle } from '@hoa/ui/logo';
import { type CSSProperties, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import styles from './AppearanceGroup.module.css';
import { Group } from './Group.tsx';
import { LogoField } from './LogoField.tsx';
import { useText } from './messages.ts';
import type { GroupProps, HintProps } from './useSettingsForm.ts';

/** The portal's own accent color in the light theme. */
const portalAccent = '#1f5c45';

interface AppearanceGroupProps extends GroupProps {
  readonly stored: Pick<VersionedSettings, 'id' | 'logo'>;
}

/** Color and logo of the association. */
export function AppearanceGroup({ form, stored }: AppearanceGroupProps) {
  const text = useText();
  const [picture, showPicture] = usePicture();
  return (
    <Group title={text.appearance} hint={text.appearanceHint}>
      <div className={styles.color}>
        <FormTextField
          form={form}
          name="accentColor"
          label={text.accentColor}
          hint={text.accentColorHint}
          className={styles.code}
          placeholder={portalAccent}
          autoComplete="off"
          spellCheck={false}
          translate="no"
        />
        <ColorPicker form={form} />
      </div>
      <LogoField form={form} associationId={stored.id} onUploaded={showPicture} />
      <Preview control={form.control} stored={stored} picture={picture} />
    </Group>
  );
}

/** Picks the color instead of typing its code. */
function ColorPicker({ form }: GroupProps) {
  const text = useText();
  const color = useAccentColor(form);
  return (
    <input
      type="color"
      className={styles.picker}
      aria-label={text.pickColor}
      value={color}
      onChange={({ target }) =>
        form.setValue('accentColor', target.value, { shouldDirty: true, shouldValidate: true })
      }
    />
  );
}

interface Picture {
  readonly id: string;
  readonly url: string;
}

interface PreviewProps extends HintProps, Pick<AppearanceGroupProps, 'stored'> {
  /** The last uploaded logo. */
  readonly picture: Picture | undefined;
}

/** Both themes with the typed color and the chosen logo. */
function Preview({ control, stored, picture }: PreviewProps) {
  const text = useText();
  const [name, shortName, logo] = useWatch({ control, name: ['name', 'shortName', 'logo'] });
  // The page has the properties of the stored logo.
  const isStored = logo?.id === stored.logo?.id;
  const shownLogo = isStored ? {} : logoStyle(logo?.id === picture?.id ? picture?.url : undefined);
  const tokens = accentTokens(useAccentColor({ control }));
  return (
    <div className={styles.themes}>
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme} className={styles.theme}>
          <div
            data-theme={theme}
            className={styles.example}
            style={{ ...accentProperties(tokens[theme]), ...shownLogo }}
            aria-hidden="true"
          >
            <PortalLogo name={shortName.trim() || name.trim()} />
            <div className={styles.controls}>
              <span className={buttonClass({ variant: 'primary' })}>{text.exampleButton}</span>
              <span className={styles.link}>{text.exampleLink}</span>
              <Badge tone="accent">{text.exampleMark}</Badge>
            </div>
          </div>
          <figcaption className={styles.caption}>
            {text.themeColor[theme]({ color: tokens[theme].accent })}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Returns the typed color; the portal's own while there is none. */
function useAccentColor({ control }: HintProps): string {
  const typed = useWatch({ control, name: 'accentColor' });
  const { data } = associationFormSchema.shape.accentColor.safeParse(typed);
  return data || portalAccent;
}

/** Returns the last uploaded logo with a URL for showing it, and a function that sets it. */
function usePicture(): [Picture | undefined, (id: string, content: File) => void] {
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.url);
  }, [picture]);
  return [picture, (id, content) => setPicture({ id, url: URL.createObjectURL(content) })];
}

function accentProperties(tokens: Readonly<Record<string, string>>): CSSProperties {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
}
