import { type Office, offices, type Permission, permissions } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import {
  EditConflict,
  useConflictText,
  useEditConflict,
  useFailure,
  useLeaveGuard,
} from '@hoa/parts';
import { notify, type Output, useCommand } from '@hoa/portal';
import { Button, Cluster, type Column, DataTable, Icon, VisuallyHidden } from '@hoa/ui';
import { Check } from 'lucide';
import { useState } from 'react';
import { useText } from './messages.ts';
import styles from './Offices.module.css';

type Stored = Output<'offices.get'>;
type Checked = Stored['permissions'];

/** The table of permissions by office. A failure keeps what was checked. */
export function OfficesForm({ stored }: { readonly stored: Stored }) {
  const text = useText();
  const domainText = useDomainText();
  const conflictText = useConflictText();
  const fail = useFailure();
  const [save, { isLoading }] = useCommand('offices.save');
  const conflict = useEditConflict(stored);
  const [draft, setDraft] = useState<Checked>();
  const checked = draft ?? stored.permissions;
  const leaveQuestion = useLeaveGuard(draft !== undefined);
  const namesOf = (held: readonly Permission[]) =>
    held.map((permission) => domainText.permissions[permission]).join(', ');

  function toggle(office: Office, permission: Permission) {
    if (!draft) conflict.restart();
    const others = checked[office].filter((one) => one !== permission);
    const isHeld = others.length < checked[office].length;
    setDraft({ ...checked, [office]: isHeld ? others : [...others, permission] });
  }

  function discard() {
    setDraft(undefined);
    conflict.restart();
  }

  async function submit() {
    try {
      await save({ permissions: checked, version: conflict.seen.version });
      discard();
      notify.success(text.saved);
    } catch (error) {
      if (!conflict.take(error)) fail(error, text.failedToSave);
    }
  }

  return (
    <>
      <DataTable
        label={text.title}
        rows={permissions}
        rowId={(permission) => permission}
        columns={[
          {
            id: 'permission',
            header: text.permission,
            rowHeader: true,
            cell: (permission) => domainText.permissions[permission],
          },
          {
            id: 'admin',
            header: text.admin,
            cell: () => (
              <>
                <Icon icon={Check} />
                <VisuallyHidden>{text.always}</VisuallyHidden>
              </>
            ),
          },
          ...offices.map(
            (office): Column<Permission> => ({
              id: office,
              header: domainText.offices[office],
              cell: (permission) => (
                <input
                  type="checkbox"
                  className={styles.check}
                  aria-label={text.of({
                    permission: domainText.permissions[permission],
                    office: domainText.offices[office],
                  })}
                  checked={checked[office].includes(permission)}
                  onChange={() => toggle(office, permission)}
                />
              ),
            }),
          ),
        ]}
      />
      {conflict.isRefused && (
        <EditConflict
          fields={offices.map((office) => ({
            label: domainText.offices[office],
            mine: namesOf(checked[office]),
            theirs: namesOf(stored.permissions[office]),
          }))}
          onDiscard={discard}
        />
      )}
      <Cluster gap={4}>
        <Button variant="primary" loading={isLoading} onClick={() => void submit()}>
          {conflict.isRefused ? conflictText.saveMine : text.save}
        </Button>
      </Cluster>
      {leaveQuestion}
    </>
  );
}
