import { type Audience, audienceParts, type Broadcast, type NewsFormInput } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useOperation } from '@hoa/portal';
import { Checkbox, optionsOf, RadioGroup } from '@hoa/ui';
import { FormCheckbox, FormTextField, type SchemaFormState } from '@hoa/ui/forms';
import { useWatch } from 'react-hook-form';
import { useRecipients } from '../broadcast/AudienceFields.tsx';
import { CombinedFields } from '../broadcast/CombinedFields.tsx';
import { useText as useBroadcastText } from '../broadcast/messages.ts';
import { useText } from './messages.ts';
import styles from './News.module.css';

export interface NewsAudienceProps {
  readonly form: SchemaFormState<NewsFormInput, never>;
  /** Set for an item that is mailed no more. */
  readonly hasBeenShown?: boolean | undefined;
}

const types = ['all', 'combined'] as const;

export const everyone: Audience = { type: 'all', value: '' };

/** The people who may read a news item, their number, and whether they get it by email. */
export function NewsAudience({ form, hasBeenShown }: NewsAudienceProps) {
  const text = useBroadcastText();
  const newsText = useText();
  const domainText = useDomainText();
  const audience = useWatch({ control: form.control, name: 'audience' }) ?? everyone;
  const buildings = useOperation('buildings.list', {}).data?.items ?? [];
  const { n, error } = useRecipients(audience);
  // It has the same field.
  const ofBroadcast = form as unknown as SchemaFormState<Broadcast>;
  const type = audience.type === 'all' ? 'all' : 'combined';

  function choose(chosen: Audience['type']) {
    form.clearErrors('audience');
    form.setValue('audience', { type: chosen, value: '' }, { shouldDirty: true });
  }

  return (
    <>
      <RadioGroup
        label={text.audience}
        options={optionsOf(types, domainText.audienceTypes)}
        value={type}
        onChange={choose}
      />
      {type === 'combined' && (
        <>
          <CombinedFields form={ofBroadcast} buildings={buildings} />
          <FormTextField
            form={form}
            name="audience.value"
            label={text.unitIds}
            hint={text.unitIdsHint}
            autoComplete="off"
          />
        </>
      )}
      <div className={styles.reach}>
        <output>
          {error && <span>{text.countUnknown}</span>}
          {!error && n === undefined && <span>{text.counting}</span>}
          {!error && n !== undefined && <span>{`${n} ${text.recipients({ n })}`}</span>}
        </output>
        {hasBeenShown ? (
          <Checkbox
            label={text.sendEmail}
            hint={newsText.mailedOnce}
            checked={form.getValues('sendEmail') ?? false}
            readOnly
            disabled
          />
        ) : (
          <FormCheckbox form={form} name="sendEmail" label={text.sendEmail} />
        )}
      </div>
    </>
  );
}

/** Returns an audience of any type as the form shows it. */
export function asCombined(audience: Audience | undefined): Audience {
  if (!audience || audience.type === 'all') return everyone;
  const { tenures, groups, buildings, units } = audienceParts(audience);
  return {
    type: 'combined',
    value: units.join(', '),
    tenures: [...tenures],
    groups: groups as NonNullable<Audience['groups']>,
    buildings: [...buildings],
  };
}
