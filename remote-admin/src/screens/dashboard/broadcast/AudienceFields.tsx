import {
  type Audience,
  type AudienceType,
  audienceTags,
  audienceTypes,
  type Broadcast,
  parseUnits,
} from '@hoa/domain';
import { useAudienceName, useDomainText } from '@hoa/domain-text';
import { useAssociation, useOperation, usePortal } from '@hoa/portal';
import { Button, Icon, optionsOf, RadioGroup } from '@hoa/ui';
import { FormSelect, FormTextField, type SchemaFormState } from '@hoa/ui/forms';
import { formatNumber, useLocale } from '@hoa/ui/text';
import { Users } from 'lucide';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styles from './Broadcast.module.css';
import { CombinedFields } from './CombinedFields.tsx';
import { useText } from './messages.ts';
import { RecipientsDialog } from './RecipientsDialog.tsx';

export interface BroadcastPartProps {
  readonly form: SchemaFormState<Broadcast>;
}

/** The audience: everyone, a building, a group, units by their ids or, in live mode, a combination. */
export function AudienceFields({ form }: BroadcastPartProps) {
  const text = useText();
  const domainText = useDomainText();
  const type = useWatch({ control: form.control, name: 'audience.type' });
  const examples = useAssociation()?.exampleUnits;
  const buildings = useOperation('buildings.list', {}).data?.items;
  const { supports } = usePortal();
  const isOffered: Partial<Record<AudienceType, boolean>> = {
    building: buildings?.length !== 0,
    combined: supports('broadcasts.recipients'),
  };
  const offered = audienceTypes.filter((each) => isOffered[each] !== false);
  // Registered before the fields below, so that a failed validation focuses this one first. Units can complete a
  // combination, whose error is at its first part.
  form.register('audience.value', { deps: 'audience.tenures' });

  function choose(chosen: AudienceType) {
    form.clearErrors('audience');
    // A value chosen for one audience type does not fit another.
    form.setValue('audience', { type: chosen, value: '' }, { shouldDirty: true });
  }

  return (
    <>
      <RadioGroup
        label={text.audience}
        required
        tiles
        options={optionsOf(offered, domainText.audienceTypes)}
        value={type}
        onChange={choose}
      />
      {type === 'building' && buildings && (
        <FormSelect
          key={type}
          form={form}
          name="audience.value"
          label={text.whichBuilding}
          placeholder={text.chooseBuilding}
          required
          short
          translate="no"
          options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {type === 'tag' && (
        <FormSelect
          key={type}
          form={form}
          name="audience.value"
          label={text.whichGroup}
          placeholder={text.chooseGroup}
          required
          short
          options={optionsOf(audienceTags, domainText.audienceTags)}
        />
      )}
      {type === 'combined' && <CombinedFields form={form} buildings={buildings ?? []} />}
      {(type === 'units' || type === 'combined') && (
        <FormTextField
          key={type}
          form={form}
          name="audience.value"
          label={text.unitIds}
          hint={examples ? text.unitIdsSuch({ examples: examples.join(', ') }) : text.unitIdsHint}
          required={type === 'units'}
          autoComplete="off"
        />
      )}
    </>
  );
}

/** The number of recipients of the chosen audience, and its name unless the selected tile already shows it. */
export function Recipients({ form }: BroadcastPartProps) {
  const text = useText();
  const locale = useLocale();
  const audience = useWatch({ control: form.control, name: 'audience' });
  const { n, error, name } = useRecipients(audience);
  const { supports } = usePortal();
  const [listed, setListed] = useState<Audience | null>(null);
  // For everyone, the selected tile already shows it.
  const who = audience.type === 'all' ? '' : name || text.chooseAudience;
  return (
    <div className={styles.recipients}>
      <Icon icon={Users} />
      <output className={styles.count}>
        {error || n === undefined ? (
          <span>{error ? text.countUnknown : text.counting}</span>
        ) : (
          <>
            <strong>{formatNumber(n, locale)}</strong> <span>{text.recipients({ n })}</span>
          </>
        )}
      </output>
      {who && <p className={styles.who}>{who}</p>}
      {supports('broadcasts.recipients') && n !== undefined && n > 0 && (
        <Button variant="quiet" size="sm" onClick={() => setListed(counted(audience))}>
          {text.showRecipients}
        </Button>
      )}
      {listed && <RecipientsDialog audience={listed} onClose={() => setListed(null)} />}
    </div>
  );
}

/** Returns the name of an audience and its number of recipients, undefined while loading. */
export function useRecipients(chosen: Audience) {
  const audience = counted(chosen);
  const { data, error } = useOperation('broadcasts.recipientCount', { audience });
  const buildings = useOperation('buildings.list', {}).data?.items;
  const ids = audience.type === 'building' ? [audience.value] : audience.buildings;
  const chosenBuildings = buildings?.filter(({ id }) => ids?.includes(id)) ?? [];
  const names = chosenBuildings.map((building) => building.name).join(', ');
  const name = useAudienceName()({ ...audience, ...(names && { name: names }) });
  return { n: data?.count, error, name };
}

/** Normalizes units, so that spaces and trailing commas do not cause another request. */
function counted({ type, value, ...lists }: Audience): Audience {
  const isOfUnits = type === 'units' || type === 'combined';
  return { ...lists, type, value: isOfUnits ? parseUnits(value).join(', ') : value };
}
