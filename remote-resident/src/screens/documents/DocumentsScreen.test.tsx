import { PortalError } from '@hoa/shared';
import type { DocumentFile, Folder } from '@hoa/shared/domain';
import { expectConsole, fakeGateway, type Handlers, renderScreen } from '@hoa/shared/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DocumentsScreen } from './DocumentsScreen.tsx';

const folder = (id: string, name: string, parentId = 'root', pinned = false): Folder => ({
  id,
  name,
  parentId,
  pinned,
  modifiedTime: '2026-03-01T09:00:00.000Z',
});
const file = (id: string, name: string, changes: Partial<DocumentFile> = {}): DocumentFile => ({
  ...folder(id, name),
  size: 1536,
  mimeType: 'application/pdf',
  ...changes,
});

const tree = {
  folders: [
    folder('finance', 'Finance'),
    folder('budgets', 'Budgets', 'finance'),
    folder('archive', 'Archive'),
    folder('rules', 'Rules', 'root', true),
  ],
  files: [
    file('old', 'Old map.png', { modifiedTime: '2025-01-01T09:00:00.000Z', size: 2_516_582 }),
    file('new', 'Newsletter.pdf', { modifiedTime: '2026-02-01T09:00:00.000Z' }),
    file('start', 'Start here.txt', { pinned: true, modifiedTime: '2024-01-01T09:00:00.000Z' }),
    file('budget', 'Budget 2026.xlsx', { parentId: 'budgets', description: 'As approved.' }),
  ],
};

function show(at = '/documents', handlers: Handlers = {}) {
  const gateway = fakeGateway({ 'documents.list': () => tree, ...handlers });
  return renderScreen(<DocumentsScreen />, { gateway, at });
}

const files = () =>
  screen.queryAllByRole('article').map((each) => each.getAttribute('aria-labelledby'));
const fileNames = () => files().map((id) => document.getElementById(id ?? '')?.textContent);
const folderNames = () =>
  within(screen.getByRole('list', { name: 'Folders' }))
    .getAllByRole('link')
    .map((each) => each.textContent);
const treeItem = (name: string) => screen.getByRole('treeitem', { name });
const breadcrumb = () => screen.getByRole('navigation', { name: 'Folder path' });

afterEach(() => void vi.restoreAllMocks());

describe('Documents', () => {
  it('shows folders by name and files by date, pinned ones first', async () => {
    show();
    await screen.findByRole('heading', { level: 3, name: 'Files' });
    expect(folderNames()).toEqual(['Rules', 'Archive', 'Finance']);
    expect(fileNames()).toEqual(['Start here.txt', 'Newsletter.pdf', 'Old map.png']);
    const map = screen.getByRole('article', { name: 'Old map.png' });
    expect(within(map).getByText('2.4 MB')).toBeVisible();
    expect(within(map).getByText('1 Jan 2025')).toBeVisible();
  });

  it('opens a folder, in the address, with the way back to Documents', async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole('link', { name: 'Finance' }));
    expect(address()).toBe('/documents?folder=finance');
    expect(folderNames()).toEqual(['Budgets']);
    expect(screen.getByRole('heading', { name: 'Contents of Finance' })).toHaveFocus();
    await user.click(within(breadcrumb()).getByRole('link', { name: 'Documents' }));
    expect(address()).toBe('/documents');
  });

  it('shows the folder of the address, its way down and its place in the tree', async () => {
    show('/documents?folder=budgets');
    expect(await screen.findByRole('article', { name: 'Budget 2026.xlsx' })).toBeVisible();
    expect(breadcrumb()).toHaveTextContent('DocumentsFinanceBudgets');
    expect(within(breadcrumb()).getByText('Budgets')).toHaveAttribute('aria-current', 'page');
    expect(treeItem('Budgets')).toHaveAttribute('aria-current', 'page');
    expect(treeItem('Finance')).toHaveAttribute('aria-expanded', 'true');
  });

  it('says when a folder is empty, and when there is none of that name', async () => {
    const { unmount } = show('/documents?folder=archive');
    expect(await screen.findByText('No documents in this folder')).toBeVisible();
    unmount();
    const { user, address } = show('/documents?folder=gone');
    expect(await screen.findByText('This folder may have been moved or deleted.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All documents' }));
    expect(address()).toBe('/documents');
  });

  it('searches the folder by name, whatever the case', async () => {
    const { user, address } = show();
    await screen.findByRole('list', { name: 'Files' });
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'NEWS');
    expect(fileNames()).toEqual(['Newsletter.pdf']);
    expect(screen.queryByRole('list', { name: 'Folders' })).not.toBeInTheDocument();
    expect(screen.getByText('1 found')).toBeInTheDocument();
    expect(address()).toBe('/documents?search=NEWS');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');
    expect(screen.getByText('No documents in this folder')).toBeVisible();
    expect(screen.getByText('Nothing here has “NEWSx” in its name.')).toBeVisible();
  });

  it('leaves the search behind when another folder is opened', async () => {
    const { user, address } = show('/documents?search=fin&view=grid');
    await user.click(await screen.findByRole('link', { name: 'Finance' }));
    expect(address()).toBe('/documents?view=grid&folder=finance');
  });

  it('shows a list or a grid', async () => {
    const { user, address } = show();
    await screen.findByRole('list', { name: 'Files' });
    const view = screen.getByRole('radiogroup', { name: 'View' });
    expect(within(view).getByRole('radio', { name: 'List' })).toBeChecked();
    await user.click(within(view).getByRole('radio', { name: 'Grid' }));
    expect(address()).toBe('/documents?view=grid');
    expect(fileNames()).toHaveLength(3);
  });

  it('downloads a file', async () => {
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const { user, gateway } = show('/documents', {
      'files.download': () => ({ name: 'Old map.png', mimeType: 'image/png', base64: 'AA==' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Download Old map.png' }));
    expect(await screen.findByText('Download started!')).toBeVisible();
    expect(gateway.inputsOf('files.download')).toEqual([{ fileId: 'old' }]);
    expect(save).toHaveBeenCalledOnce();
  });

  it('says when a download failed', async () => {
    expectConsole(/Download failed/);
    const { user } = show('/documents', {
      'files.download': () => {
        throw new PortalError('not-found');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download Old map.png' }));
    expect(await screen.findByText(/^Download failed/)).toBeVisible();
  });

  it.each([
    ['Upload', 'Uploading documents is coming soon!'],
    ['New Folder', 'New folders are coming soon!'],
  ])('says that %s is coming soon', async (name, words) => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('is loaded again after it failed', async () => {
    let isDown = true;
    const { user } = show('/documents', {
      'documents.list': () => {
        if (isDown) throw new PortalError('network');
        return tree;
      },
    });
    expect(await screen.findByText('Failed to load documents')).toBeVisible();
    expect(screen.getByText('Failed to load folder structure')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('tree', { name: 'Folder tree' })).toBeVisible();
  });

  it.each(['list', 'grid'])('renders what is near the screen of thousands as %s', async (view) => {
    const many = Array.from({ length: 4000 }, (_, index) => file(`f-${index}`, `File ${index}`));
    show(`/documents?view=${view}`, { 'documents.list': () => ({ folders: [], files: many }) });
    await screen.findAllByRole('article');
    expect(files().length).toBeLessThan(200);
  });
});

describe('The folder tree', () => {
  it('is one stop of Tab, and moved through with the arrow keys', async () => {
    const { user, address } = show();
    await screen.findByRole('tree', { name: 'Folder tree' });
    expect(screen.getAllByRole('treeitem').map((each) => each.tabIndex)).toEqual([0, -1, -1, -1]);
    treeItem('Documents').focus();
    await user.keyboard('{End}{ArrowRight}');
    expect(treeItem('Finance')).toHaveFocus();
    expect(treeItem('Finance')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}');
    expect(treeItem('Budgets')).toHaveFocus();
    expect(treeItem('Budgets')).toHaveAttribute('aria-level', '3');
    await user.keyboard(' ');
    expect(address()).toBe('/documents?folder=budgets');
    expect(treeItem('Budgets')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: 'Budgets' })).not.toBeInTheDocument();
    expect(treeItem('Finance')).toHaveFocus();
    await user.keyboard('a{Enter}');
    expect(address()).toBe('/documents?folder=archive');
  });

  it('expands a folder by its arrow without opening it', async () => {
    const { user, address } = show();
    await screen.findByRole('tree');
    const arrow = treeItem('Finance').querySelector('[data-toggle]');
    await user.click(arrow ?? treeItem('Finance'));
    expect(treeItem('Budgets')).toBeVisible();
    expect(address()).toBe('/documents');
  });

  it('expands all siblings with *', async () => {
    const { user } = show();
    await screen.findByRole('tree');
    treeItem('Rules').focus();
    await user.keyboard('*');
    expect(treeItem('Finance')).toHaveAttribute('aria-expanded', 'true');
  });
});
