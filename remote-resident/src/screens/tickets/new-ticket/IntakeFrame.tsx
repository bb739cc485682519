import { Button, DialogFooter } from '@hoa/ui';
import { SchemaForm } from '@hoa/ui/forms';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../messages.ts';
import { useFocusOnMount } from './useFocusOnMount.ts';
import type { IntakeState } from './useIntake.ts';

interface IntakeFrameProps<Input extends FieldValues, Output> {
  readonly intake: IntakeState<Input, Output>;
  readonly onChangeCategory: () => void;
  readonly children: ReactNode;
}

/** The shared frame of the four forms: Submit and Change category. */
export function IntakeFrame<Input extends FieldValues, Output>(
  props: IntakeFrameProps<Input, Output>,
) {
  const { intake, onChangeCategory, children } = props;
  const text = useText();
  const step = useFocusOnMount<HTMLFormElement>('input, select, textarea');
  return (
    <SchemaForm ref={step} form={intake.form} onSubmit={intake.submit}>
      {children}
      <DialogFooter>
        <Button variant="quiet" data-leading="" icon={<ArrowLeft />} onClick={onChangeCategory}>
          {text.changeCategory}
        </Button>
        <Button type="submit" variant="primary" loading={intake.form.formState.isSubmitting}>
          {text.submit}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}
