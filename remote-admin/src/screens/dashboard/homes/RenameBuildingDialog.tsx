import type { AssociationBuilding } from '@hoa/domain';
import { buildingChangeSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormTextField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useRosterFailure } from '../people/failures.ts';
import { useText } from './messages.ts';

export interface RenameBuildingDialogProps {
  readonly building: AssociationBuilding;
  readonly onClose: () => void;
}

/** Renames a building. A failure keeps what was typed. */
export function RenameBuildingDialog({ building, onClose }: RenameBuildingDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const [rename] = useCommand('buildings.rename');
  const form = useSchemaForm(buildingChangeSchema, {
    defaultValues: building,
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useRosterFailure(form, ['name']);
  const { isDirty, isSubmitting } = form.formState;

  async function submit(changed: AssociationBuilding) {
    try {
      await rename(changed);
      notify.success(text.renamed);
      onClose();
    } catch (error) {
      fail(error, text.failedToRename);
    }
  }

  return (
    <Dialog open title={text.renameBuilding} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm form={form} onSubmit={submit}>
        <FormTextField
          form={form}
          name="name"
          label={text.buildingName}
          hint={text.buildingNameHint}
          autoComplete="off"
          required
        />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.save}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
