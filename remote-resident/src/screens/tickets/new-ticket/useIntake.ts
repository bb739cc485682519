import { useCommand } from '@hoa/shared';
import type { Intake, IntakeCategory, UploadedFile } from '@hoa/shared/domain';
import { intakeAccept } from '@hoa/shared/domain';
import { useDomainText, validationMessage } from '@hoa/shared/domain-text';
import {
  type SchemaFormState,
  type StandardSchema,
  useSchemaForm,
  useTellDirty,
} from '@hoa/shared/forms';
import { useNotifySent } from '@hoa/shared/outbox';
import { type Uploads, useFailure, useUploads } from '@hoa/shared/tickets';
import { useEffect, useId, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useText } from '../messages/index.ts';
import type { IntakeFormProps } from './drafts.ts';

export interface IntakeState<Input extends FieldValues, Output> {
  readonly form: SchemaFormState<Input, Output>;
  readonly uploads: Uploads;
  /** What keeps the files from being sent. */
  readonly uploadProblem: string | undefined;
  readonly submit: (values: Output) => Promise<void>;
}

interface IntakeOptions<Input extends FieldValues> extends IntakeFormProps {
  readonly category: IntakeCategory;
  readonly blank: DefaultValues<Input>;
}

/** One intake form: its values, its files, and how it is sent. A failure keeps all of them. */
export function useIntake<Input extends FieldValues, Output extends Intake>(
  schema: StandardSchema<Input, Output>,
  { category, blank, drafts, onDirty, onSubmitted }: IntakeOptions<Input>,
): IntakeState<Input, Output> {
  const text = useText();
  const words = useDomainText();
  const fail = useFailure();
  const notifySent = useNotifySent();
  const [create] = useCommand('tickets.create');
  const form = useSchemaForm<Input, Output>(schema, {
    defaultValues: (drafts.get(category) as DefaultValues<Input> | undefined) ?? blank,
    errorText: (code) => validationMessage(words, code),
  });
  // The ticket has no number yet; its files need a place of their own.
  const draftId = `new-${useId().replace(/\W/g, '')}`;
  const uploads = useUploads({
    ownerId: draftId,
    folder: 'attachments',
    accept: intakeAccept[category],
  });
  const [uploadProblem, setUploadProblem] = useState<string>();

  const isTyped = form.formState.isDirty || drafts.has(category);
  const isDirty = isTyped || uploads.items.length > 0;
  useTellDirty(isDirty, onDirty);
  useEffect(
    () => () => {
      if (isTyped) drafts.set(category, form.getValues());
    },
    [drafts, category, form, isTyped],
  );

  const submit = async (values: Output) => {
    const problem = problemWith(uploads);
    setUploadProblem(problem);
    if (problem) return;
    try {
      const attachments: UploadedFile[] = [...uploads.files];
      const ticket = await create({ ...values, attachments });
      notifySent(ticket, text.submitted);
      onSubmitted(ticket);
    } catch (error) {
      fail(error, text.failed);
    }
  };
  const problemWith = ({ isUploading, hasFailed }: Uploads) => {
    if (isUploading) return text.uploadsPending;
    return hasFailed ? text.uploadsFailed : undefined;
  };
  return { form, uploads, uploadProblem, submit };
}
