import type { moderationFormSchema } from '@hoa/domain/schemas';
import { useOperation } from '@hoa/portal';
import { SearchField } from '@hoa/ui';
import { FormSelect, type SchemaFormState } from '@hoa/ui/forms';
import { useState } from 'react';
import { useText } from './messages.ts';

interface MergeTargetProps {
  readonly form: SchemaFormState<
    typeof moderationFormSchema._zod.input,
    typeof moderationFormSchema._zod.output
  >;
  /** The topic that is merged. */
  readonly topicId: string;
}

const maxChoices = 25;

/** Chooses the topic to merge into, among those that contain the searched words. */
export function MergeTarget({ form, topicId }: MergeTargetProps) {
  const text = useText();
  const [search, setSearch] = useState('');
  const { data } = useOperation('topics.list', { limit: maxChoices, ...(search && { search }) });
  const others = (data?.items ?? []).filter(({ id }) => id !== topicId);
  return (
    <>
      <SearchField label={text.findTopic} hideLabel={false} value={search} onChange={setSearch} />
      <FormSelect
        form={form}
        name="mergedInto"
        label={text.mergedInto}
        required
        options={[
          { value: '', label: '' },
          ...others.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
    </>
  );
}
