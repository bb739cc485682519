import { SchemaForm } from '@hoa/shared/forms';
import { Button, DialogFooter } from '@hoa/shared/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../messages/index.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import type { IntakeState } from './useIntake.ts';

interface IntakeFrameProps<Input extends FieldValues, Output> {
  readonly intake: IntakeState<Input, Output>;
  readonly onChangeCategory: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** What the four forms have in common: how they are sent and the way back to the categories. */
export function IntakeFrame<Input extends FieldValues, Output>(
  props: IntakeFrameProps<Input, Output>,
) {
  const { intake, onChangeCategory, children } = props;
  const text = useText();
  const step = useFocusOnArrival<HTMLFormElement>('input, select, textarea');
  return (
    <SchemaForm ref={step} form={intake.form} onSubmit={intake.submit}>
      {children}
      <DialogFooter>
        <Button variant="quiet" icon={<ArrowLeft />} onClick={onChangeCategory}>
          {text.changeCategory}
        </Button>
        <Button type="submit" variant="primary" loading={intake.form.formState.isSubmitting}>
          {text.submit}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}
