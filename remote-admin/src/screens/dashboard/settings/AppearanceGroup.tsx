import { associationFormSchema } from '@hoa/domain/schemas';
import { PortalLogo } from '@hoa/parts/frame';
import { Badge, buttonClass } from '@hoa/ui';
import { accentTokens } from '@hoa/ui/accent';
import { FormTextField } from '@hoa/ui/forms';
import type { CSSProperties } from 'react';
import { useWatch } from 'react-hook-form';
import styles from './AppearanceGroup.module.css';
import { Group } from './Group.tsx';
import { useText } from './messages.ts';
import type { GroupProps, HintProps } from './useSettingsForm.ts';

/** The portal's own accent color in the light theme. */
const portalAccent = '#1f5c45';

/** The color of the association. */
export function AppearanceGroup({ form }: GroupProps) {
  const text = useText();
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
      <Preview control={form.control} />
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

/** Both themes in the typed color. */
function Preview({ control }: HintProps) {
  const text = useText();
  const [name, shortName] = useWatch({ control, name: ['name', 'shortName'] });
  const tokens = accentTokens(useAccentColor({ control }));
  return (
    <div className={styles.themes}>
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme} className={styles.theme}>
          <div
            data-theme={theme}
            className={styles.example}
            style={styleOf(tokens[theme])}
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

function styleOf(tokens: Readonly<Record<string, string>>): CSSProperties {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
}
