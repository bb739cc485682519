import type { DocumentFile, Folder } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import { actors, fakeGateway, type Handlers, pageOf, renderScreen } from '@hoa/portal/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DocumentsScreen } from './DocumentsScreen.tsx';

const modifiedTime = '2026-03-01T09:00:00.000Z';
const place = { parentId: 'root', pinned: false, modifiedTime };
const papers: Folder = { id: 'papers', name: 'Papers', ...place, readers: { kind: 'owners' } };
const budget: DocumentFile = {
  ...{ id: 'budget', name: 'Budget.pdf', ...place, size: 1536, mimeType: 'application/pdf' },
};

const empty = { folderIds: [], documentIds: [] };

function show(as: 'admin' | 'resident', handlers: Handlers = {}) {
  const gateway = fakeGateway({
    'documents.folders': () => [papers],
    'documents.list': () => ({ ...pageOf([budget], {}), folders: [papers], path: [] }),
    ...handlers,
  });
  const rendered = renderScreen(<DocumentsScreen />, { gateway, actor: actors[as] });
  return { ...rendered, gateway };
}

const choose = async ({ user }: ReturnType<typeof show>, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
};

describe('managing documents', () => {
  it('is not offered to residents, who see the versions', async () => {
    const shown = show('resident', { 'documents.versions': () => [] });
    await choose(shown, 'Budget.pdf', 'Versions');
    const dialog = await screen.findByRole('dialog', { name: 'Versions of Budget.pdf' });
    expect(within(dialog).queryByLabelText('What changed (optional)')).toBeNull();
    for (const name of ['Upload', 'New Folder', 'Trash', 'Actions for Papers']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('creates a folder for selected people, and keeps the form when the name is taken', async () => {
    let isTaken = true;
    const { user, gateway } = show('admin', {
      'residents.list': () => pageOf([resident('ada', 'Ada Reed'), resident('bo', 'Bo Li')], {}),
      'documents.createFolder': ({ name }) => {
        if (isTaken) {
          throw new PortalError('invalid-input', { field: 'name', problem: 'folder-exists' });
        }
        return { id: 'new', name, ...place };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New Folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Folder' }));
    await user.type(dialog.getByLabelText('Name'), 'Papers');
    await user.selectOptions(dialog.getByLabelText('Who can see it'), 'Selected people');
    const create = dialog.getByRole('button', { name: 'Create Folder' });
    await user.click(create);
    expect(await dialog.findByText('Please select at least one person')).toBeVisible();
    await user.click(await dialog.findByLabelText('Bo Li (102)'));
    await user.click(create);
    expect(await dialog.findByText('Another folder here has this name')).toBeVisible();
    isTaken = false;
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'Reports');
    await user.click(create);
    expect(await screen.findByText('Folder created.')).toBeVisible();
    expect(gateway.inputsOf('documents.createFolder').at(-1)).toEqual({
      parentId: 'root',
      name: 'Reports',
      readers: { kind: 'people', uids: ['bo'] },
    });
  });

  it('deletes with Undo', async () => {
    const shown = show('admin', {
      'documents.remove': () => ({}),
      'documents.restore': () => ({}),
    });
    await choose(shown, 'Budget.pdf', 'Delete');
    expect(await screen.findByText('Budget.pdf is in the trash.')).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Undo' }));
    const documentIds = ['budget'];
    expect(shown.gateway.inputsOf('documents.restore')).toEqual([{ ...empty, documentIds }]);
  });

  it('moves a document to another folder', async () => {
    const shown = show('admin', { 'documents.move': () => ({}) });
    await choose(shown, 'Budget.pdf', 'Move');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move: Budget.pdf' }));
    expect(dialog.getByLabelText('Move to')).toHaveDisplayValue('Papers');
    await shown.user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Moved.')).toBeVisible();
    expect(shown.gateway.inputsOf('documents.move')).toEqual([
      { ...empty, documentIds: ['budget'], parentId: 'papers' },
    ]);
  });

  it('restores an earlier version', async () => {
    const version = { name: 'Budget.pdf', size: 10, mimeType: 'application/pdf', at: modifiedTime };
    const shown = show('admin', {
      'documents.versions': () => [
        { ...version, number: 2, fileId: 'b', note: 'With the roof' },
        { ...version, number: 1, fileId: 'a' },
      ],
      'documents.restoreVersion': () => budget,
    });
    await choose(shown, 'Budget.pdf', 'Versions');
    expect(await screen.findByText('With the roof')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make Current Version 2' })).toBeNull();
    await shown.user.click(screen.getByRole('button', { name: 'Make Current Version 1' }));
    expect(await screen.findByText('Restored.')).toBeVisible();
    expect(shown.gateway.inputsOf('documents.restoreVersion')).toEqual([
      { documentId: 'budget', number: 1 },
    ]);
  });
});

function resident(id: string, displayName: string) {
  return { id, uid: id, displayName, unit: id === 'bo' ? '102' : '101', email: '', groups: [] };
}
