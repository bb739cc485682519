import { directoryAudiences, eventGuests, topicOpeners } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { optionsOf } from '@hoa/ui';
import { FormCheckbox, FormRadioGroup } from '@hoa/ui/forms';
import { Group } from './Group.tsx';
import { useText } from './messages.ts';
import type { GroupProps } from './useSettingsForm.ts';

/** What residents may see and do. */
export function RulesGroup({ form }: GroupProps) {
  const text = useText();
  const domainText = useDomainText();
  return (
    <Group title={text.rules} hint={text.rulesHint}>
      <FormRadioGroup
        form={form}
        name="topicOpeners"
        label={text.topicOpeners}
        options={optionsOf(topicOpeners, domainText.topicOpeners).map((option) => ({
          ...option,
          hint: text.topicOpenerHints[option.value],
        }))}
      />
      <FormRadioGroup
        form={form}
        name="eventGuests"
        label={text.eventGuests}
        options={optionsOf(eventGuests, domainText.eventGuests)}
      />
      <FormCheckbox
        form={form}
        name="publicCalendar"
        label={text.publicCalendar}
        hint={text.publicCalendarHint}
      />
      <FormRadioGroup
        form={form}
        name="directory"
        label={text.directory}
        options={optionsOf(directoryAudiences, domainText.directoryAudiences).map((option) => ({
          ...option,
          hint: text.directoryHints[option.value],
        }))}
      />
    </Group>
  );
}
