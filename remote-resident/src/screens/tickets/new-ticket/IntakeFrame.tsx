import type { Intake, IntakeCategory, Ticket, UploadedFile } from '@hoa/domain';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { type Uploads, useFailure } from '@hoa/parts';
import { useCommand } from '@hoa/portal';
import { Button, DialogFooter, Icon } from '@hoa/ui';
import {
  SchemaForm,
  type SchemaFormState,
  type StandardSchema,
  useReportDirty,
  useSchemaForm,
} from '@hoa/ui/forms';
import { ArrowLeft } from 'lucide';
import { type ReactNode, useEffect } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useText } from '../messages.ts';
import { useFocusOnMount } from './useFocusOnMount.ts';

/** The shared frame of the four forms: Submit and Change category. */
export function IntakeFrame<Input extends FieldValues, Output>(props: {
  readonly intake: IntakeState<Input, Output>;
  readonly children: ReactNode;
}) {
  const { intake, children } = props;
  const text = useText();
  const step = useFocusOnMount<HTMLFormElement>('input, select, textarea');
  return (
    <SchemaForm ref={step} form={intake.form} onSubmit={intake.submit}>
      {children}
      <DialogFooter>
        <Button
          variant="quiet"
          data-leading=""
          icon={<Icon icon={ArrowLeft} />}
          onClick={intake.onChangeCategory}
        >
          {text.changeCategory}
        </Button>
        <Button type="submit" variant="primary" loading={intake.form.formState.isSubmitting}>
          {text.submit}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}

interface IntakeState<Input extends FieldValues, Output> {
  readonly form: SchemaFormState<Input, Output>;
  readonly uploads: Uploads;
  readonly submit: (values: Output) => Promise<void>;
  readonly onChangeCategory: () => void;
}

interface IntakeOptions<Input extends FieldValues> extends IntakeFormProps {
  readonly category: IntakeCategory;
  readonly blank: DefaultValues<Input>;
}

/** State of one intake form: values, files and submit. All are kept when submitting fails. */
export function useIntake<Input extends FieldValues, Output extends Intake>(
  schema: StandardSchema<Input, Output>,
  {
    category,
    blank,
    drafts,
    uploads,
    onDirty,
    onSubmitted,
    onChangeCategory,
  }: IntakeOptions<Input>,
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
  return { form, uploads, submit, onChangeCategory };
}

/** The unsent values of each form. */
export type Drafts = Map<IntakeCategory, FieldValues>;

/** The props of each of the four forms. */
export interface IntakeFormProps {
  readonly drafts: Drafts;
  readonly uploads: Uploads;
  /** Called with true if closing would lose typed text. */
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSubmitted: (ticket: Ticket) => void;
  readonly onChangeCategory: () => void;
}
