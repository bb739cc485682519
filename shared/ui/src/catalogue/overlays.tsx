import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogCancel,
  DialogFooter,
  Drawer,
  TextField,
} from '../index.ts';
import type { DrawerProps } from '../overlays/Drawer.tsx';
import { ControlledExample } from './ControlledExample.tsx';
import type { CatalogueEntry } from './entry.ts';

const content = (close: () => void) => (
  <>
    <TextField label="Subject" />
    <DialogFooter>
      <DialogCancel />
      <Button variant="primary" onClick={close}>
        Save
      </Button>
    </DialogFooter>
  </>
);

const dialogSizes = ['sm', 'md', 'lg', 'xl'] as const;
const drawerSizes: readonly NonNullable<DrawerProps['size']>[] = ['sm', 'md', 'lg'];

export const overlays: readonly CatalogueEntry[] = [
  {
    name: 'Dialog',
    states: dialogSizes.map((size) => ({
      label: size,
      show: (
        <ControlledExample initial={false}>
          {(open, setOpen) => (
            <>
              <Button onClick={() => setOpen(true)}>{`Open dialog, ${size}`}</Button>
              <Dialog open={open} size={size} title="A dialog" onClose={() => setOpen(false)}>
                {content(() => setOpen(false))}
              </Dialog>
            </>
          )}
        </ControlledExample>
      ),
    })),
  },
  {
    name: 'Drawer',
    states: drawerSizes.map((size) => ({
      label: size,
      show: (
        <ControlledExample initial={false}>
          {(open, setOpen) => (
            <>
              <Button onClick={() => setOpen(true)}>{`Open drawer, ${size}`}</Button>
              <Drawer open={open} size={size} title="A drawer" onClose={() => setOpen(false)}>
                {content(() => setOpen(false))}
              </Drawer>
            </>
          )}
        </ControlledExample>
      ),
    })),
  },
  {
    name: 'ConfirmDialog',
    states: [
      {
        label: 'Before something that cannot be undone',
        show: (
          <ControlledExample initial={false}>
            {(open, setOpen) => (
              <>
                <Button onClick={() => setOpen(true)}>Delete…</Button>
                <ConfirmDialog
                  open={open}
                  title="Delete it?"
                  confirmLabel="Delete"
                  onConfirm={() => setOpen(false)}
                  onCancel={() => setOpen(false)}
                >
                  This cannot be undone.
                </ConfirmDialog>
              </>
            )}
          </ControlledExample>
        ),
      },
    ],
  },
];
