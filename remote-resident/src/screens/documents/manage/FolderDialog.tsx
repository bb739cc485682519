import { type Folder, type FolderReaderKind, folderReaderKinds } from '@hoa/domain';
import { folderFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { notify, useCommand } from '@hoa/portal';
import { Button, Checkbox, Dialog, DialogCancel, DialogFooter, Select } from '@hoa/ui';
import { FormTextField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useState } from 'react';
import { useText } from './messages.ts';
import { PeopleField } from './PeopleField.tsx';
import { useNameFailure } from './useNameFailure.ts';

export interface FolderDialogProps {
  /** The folder to edit; undefined for a new one. */
  readonly folder?: Folder | undefined;
  /** The folder that a new one is created in. */
  readonly parentId: string;
  readonly onClose: () => void;
}

/** Creates or edits a folder: its name, who can see it, and if it is pinned. A failure keeps what was entered. */
export function FolderDialog({ folder, parentId, onClose }: FolderDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const [create] = useCommand('documents.createFolder');
  const [save] = useCommand('documents.saveFolder');
  const [kind, setKind] = useState<FolderReaderKind>(folder?.readers?.kind ?? 'everyone');
  const [uids, setUids] = useState<readonly string[]>(folder?.readers?.uids ?? noUids);
  const [pinned, setPinned] = useState(folder?.pinned ?? false);
  const [isWithoutPeople, setIsWithoutPeople] = useState(false);
  const form = useSchemaForm(folderFormSchema, {
    defaultValues: { name: folder?.name ?? '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useNameFailure(form.setError);
  const { isSubmitting } = form.formState;
  const isDirty =
    form.formState.isDirty ||
    pinned !== (folder?.pinned ?? false) ||
    kind !== (folder?.readers?.kind ?? 'everyone') ||
    uids !== (folder?.readers?.uids ?? noUids);

  async function submit({ name }: { name: string }) {
    const isMissing = kind === 'people' && uids.length === 0;
    setIsWithoutPeople(isMissing);
    if (isMissing) return;
    const readers = { kind, ...(kind === 'people' && { uids: [...uids] }) };
    try {
      if (folder) {
        const seen = {
          name: folder.name,
          pinned: folder.pinned,
          readers: folder.readers ?? { kind: 'everyone' as const },
        };
        await save({ folderId: folder.id, name, pinned, readers, seen });
      } else await create({ parentId, name, readers });
      notify.success(folder ? text.saved : text.created);
      onClose();
    } catch (error) {
      fail(error, folder ? text.failedToSave : text.failedToCreate);
    }
  }

  return (
    <Dialog
      open
      title={folder ? text.editFolder : text.newFolder}
      confirmClose={isDirty}
      onClose={onClose}
    >
      <SchemaForm form={form} onSubmit={submit}>
        <FormTextField form={form} name="name" label={text.name} autoComplete="off" required />
        <Select
          label={text.readers}
          hint={text.readersHint}
          options={folderReaderKinds.map((value) => ({ value, label: text.readerKinds[value] }))}
          value={kind}
          onChange={(event) => setKind(event.target.value as FolderReaderKind)}
        />
        {kind === 'people' && (
          <PeopleField
            uids={uids}
            error={isWithoutPeople && uids.length === 0 ? text.selectPeople : undefined}
            onChange={setUids}
          />
        )}
        {folder && (
          <Checkbox
            label={text.pinned}
            checked={pinned}
            onChange={(event) => setPinned(event.target.checked)}
          />
        )}
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {folder ? text.save : text.create}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}

const noUids: readonly string[] = [];
