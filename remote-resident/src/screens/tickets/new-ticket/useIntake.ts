import type { Intake, IntakeCategory, UploadedFile } from '@hoa/domain';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { type Uploads, useFailure } from '@hoa/parts';
import { useCommand } from '@hoa/portal';
import {
  type SchemaFormState,
  type StandardSchema,
  useReportDirty,
  useSchemaForm,
} from '@hoa/ui/forms';
import { useEffect } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useText } from '../messages.ts';
import type { IntakeFormProps } from './drafts.ts';

export interface IntakeState<Input extends FieldValues, Output> {
  readonly form: SchemaFormState<Input, Output>;
  readonly uploads: Uploads;
  readonly submit: (values: Output) => Promise<void>;
}

interface IntakeOptions<Input extends FieldValues> extends IntakeFormProps {
  readonly category: IntakeCategory;
  readonly blank: DefaultValues<Input>;
}

/** State of one intake form: values, files and submit. All are kept when submitting fails. */
export function useIntake<Input extends FieldValues, Output extends Intake>(
  schema: StandardSchema<Input, Output>,
  { category, blank, drafts, uploads, onDirty, onSubmitted }: IntakeOptions<Input>,
): IntakeState<Input, Output> {
  const text = useText();
  const domainText = useDomainText();
  const fail = useFailure();
  const [create] = useCommand('tickets.create');
  const form = useSchemaForm<Input, Output>(schema, {
    defaultValues: (drafts.get(category) as DefaultValues<Input> | undefined) ?? blank,
    errorText: (code) => validationMessage(domainText, code),
  });

  const hasDraft = form.formState.isDirty || drafts.has(category);
  useReportDirty(hasDraft, onDirty);
  useEffect(
    () => () => {
      if (hasDraft) drafts.set(category, form.getValues());
    },
    [drafts, category, form, hasDraft],
  );

  const submit = async (values: Output) => {
    if (!uploads.readyToSend()) return;
    try {
      const attachments: UploadedFile[] = [...uploads.files];
      onSubmitted(await create({ ...values, attachments }));
    } catch (error) {
      fail(error, text.failed);
    }
  };
  return { form, uploads, submit };
}
