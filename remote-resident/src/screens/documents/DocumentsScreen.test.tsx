import {
  compareFolders,
  type DocumentFile,
  type Folder,
  folderPath,
  withFoldersBelow,
} from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import {
  expectConsole,
  fakeGateway,
  type Handlers,
  pageOf,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
    file('start', 'Start here.txt', { pinned: true, modifiedTime: '2024-01-01T09:00:00.000Z' }),
    file('new', 'Newsletter.pdf', { modifiedTime: '2026-02-01T09:00:00.000Z' }),
    file('old', 'Old map.png', { modifiedTime: '2025-01-01T09:00:00.000Z', size: 2_516_582 }),
    file('budget', 'Budget 2026.xlsx', { parentId: 'budgets', description: 'As approved.' }),
  ],
};

/** The operations that sample data does not offer. */
const notInSample = [
  'documents.createFolder',
  'documents.upload',
  'documents.save',
  'documents.versions',
] as const;

/** Returns a handler with the contents of these folders. */
const contentsOf =
  ({ folders, files }: typeof tree): NonNullable<Handlers['documents.list']> =>
  ({ folderId = 'root', search = '', ...page }) => {
    const isWanted = ({ parentId, name }: Folder) =>
      (search ? withFoldersBelow(folders, folderId) : [folderId]).includes(parentId) &&
      name.toLowerCase().includes(search.toLowerCase());
    return {
      ...pageOf(files.filter(isWanted), page),
      folders: folders.filter(isWanted).sort(compareFolders),
      path: folderPath(folders, folderId),
    };
  };

function show(
  at = '/documents',
  handlers: Handlers = {},
  files: Record<string, File> = {},
  addresses: Record<string, string> = {},
) {
  const gateway = fakeGateway(
    {
      'documents.folders': () => tree.folders,
      'documents.list': contentsOf(tree),
      ...handlers,
    },
    { files, addresses, unsupported: notInSample },
  );
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

/** Sets if the browser can show PDFs in a page, which jsdom does not define. */
function viewPdfs(pdfViewerEnabled: boolean) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', {
    configurable: true,
    value: pdfViewerEnabled,
  });
}

afterEach(() => void vi.restoreAllMocks());

describe('Documents', () => {
  it('shows folders by name and files by date, pinned ones first [2.12.6]', async () => {
    show();
    await screen.findByRole('heading', { level: 3, name: 'Files' });
    expect(folderNames()).toEqual(['Rules', 'Archive', 'Finance']);
    expect(fileNames()).toEqual(['Start here.txt', 'Newsletter.pdf', 'Old map.png']);
    const map = screen.getByRole('article', { name: 'Old map.png' });
    expect(within(map).getByText('2.4 MB')).toBeVisible();
    expect(within(map).getByText('Jan 1, 2025')).toBeVisible();
  });

  it('opens a folder in the URL, with a breadcrumb to Documents [2.12.2]', async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole('link', { name: 'Finance' }));
    expect(address()).toBe('/documents?folder=finance');
    expect(await screen.findByRole('heading', { name: 'Contents of Finance' })).toHaveFocus();
    expect(folderNames()).toEqual(['Budgets']);
    await user.click(within(breadcrumb()).getByRole('link', { name: 'Documents' }));
    expect(address()).toBe('/documents');
  });

  it('shows the folder in the URL, its breadcrumb and its tree item', async () => {
    show('/documents?folder=budgets');
    expect(await screen.findByRole('article', { name: 'Budget 2026.xlsx' })).toBeVisible();
    expect(breadcrumb()).toHaveTextContent('DocumentsFinanceBudgets');
    expect(within(breadcrumb()).getByText('Budgets')).toHaveAttribute('aria-current', 'page');
    expect(treeItem('Budgets')).toHaveAttribute('aria-current', 'page');
    expect(treeItem('Finance')).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows an empty folder and an unknown folder [2.12.9]', async () => {
    const { unmount } = show('/documents?folder=archive');
    expect(await screen.findByText('No documents in this folder')).toBeVisible();
    unmount();
    const { user, address } = show('/documents?folder=gone');
    expect(await screen.findByText('This folder may have been moved or deleted.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All Documents' }));
    expect(address()).toBe('/documents');
  });

  it('searches the folder by name, ignoring case [2.12.3]', async () => {
    const { user, address } = show();
    await screen.findByRole('list', { name: 'Files' });
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'NEWS');
    await waitFor(() => expect(fileNames()).toEqual(['Newsletter.pdf']));
    expect(screen.queryByRole('list', { name: 'Folders' })).not.toBeInTheDocument();
    expect(screen.getByText('1 found')).toBeInTheDocument();
    expect(address()).toBe('/documents?q=NEWS');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');
    expect(await screen.findByText('No documents in this folder')).toBeVisible();
    expect(screen.getByText('Nothing here has “NEWSx” in its name.')).toBeVisible();
  });

  it('shows the folder of each search result, and links to it', async () => {
    const { user, address } = show('/documents?q=budget');
    const found = await screen.findByRole('article', { name: 'Budget 2026.xlsx' });
    const folder = within(screen.getByRole('list', { name: 'Folders' }));
    expect(await folder.findByText('In Documents › Finance')).toBeVisible();
    await user.click(within(found).getByRole('link', { name: 'In Documents › Finance › Budgets' }));
    expect(address()).toBe('/documents?folder=budgets');
    expect(await screen.findByRole('heading', { name: 'Contents of Budgets' })).toBeInTheDocument();
    expect(screen.queryByText(/^In Documents/)).not.toBeInTheDocument();
  });

  it('clears the search when another folder is opened', async () => {
    const { user, address } = show('/documents?q=fin&view=grid');
    await user.click(await screen.findByRole('link', { name: 'Finance' }));
    expect(address()).toBe('/documents?view=grid&folder=finance');
  });

  it('shows a list or a grid [2.12.4]', async () => {
    const { user, address } = show();
    await screen.findByRole('list', { name: 'Files' });
    const view = screen.getByRole('radiogroup', { name: 'View' });
    expect(within(view).getByRole('radio', { name: 'List' })).toBeChecked();
    await user.click(within(view).getByRole('radio', { name: 'Grid' }));
    expect(address()).toBe('/documents?view=grid');
    expect(fileNames()).toHaveLength(3);
  });

  it('opens a text, with its facts and Download, under an address of its own', async () => {
    const words = new File(['Keys are at the office.'], 'Start here.txt');
    const textFile = {
      ...tree,
      files: [file('start', 'Start here.txt', { mimeType: 'text/plain' })],
    };
    const { user, address } = show(
      '/documents',
      { 'documents.list': contentsOf(textFile) },
      { start: words },
    );
    await user.click(await screen.findByRole('button', { name: 'Start here.txt' }));
    expect(address()).toBe('/documents?open=start');
    const dialog = within(await screen.findByRole('dialog', { name: 'Start here.txt' }));
    expect(await dialog.findByText('Keys are at the office.')).toBeVisible();
    expect(dialog.getByText('1.5 KB')).toBeVisible();
    expect(dialog.getByText('Changed Mar 1, 2026')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/documents');
  });

  it('opens a PDF in the browser’s own view, and in a new tab', async () => {
    viewPdfs(true);
    show('/documents?open=new', {}, {}, { new: '/assets/newsletter.pdf' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Newsletter.pdf' }));
    expect(await dialog.findByTitle('Newsletter.pdf')).toHaveAttribute(
      'src',
      '/assets/newsletter.pdf',
    );
    const link = dialog.getByRole('link', { name: 'Open in a new tab' });
    expect(link).toHaveAttribute('href', '/assets/newsletter.pdf');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['a PDF where the browser shows none', 'new', 'Newsletter.pdf', { new: '/newsletter.pdf' }],
    ['a PDF without an address', 'new', 'Newsletter.pdf', {}],
    ['another kind of file', 'budget', 'Budget 2026.xlsx', {}],
  ])('offers %s only for download', async (_, id, name, addresses) => {
    viewPdfs(false);
    show(`/documents?folder=${id === 'budget' ? 'budgets' : 'root'}&open=${id}`, {}, {}, addresses);
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(await dialog.findByText('This kind of file cannot be shown here.')).toBeVisible();
    expect(dialog.queryByTitle(name)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  });

  it('opens a picture in the viewer, and the next of the folder by arrow key', async () => {
    const isPicture = { mimeType: 'image/png' };
    const pictures = {
      ...tree,
      files: [
        file('a', 'Map A.png', { ...isPicture, modifiedTime: '2026-03-03T09:00:00.000Z' }),
        file('b', 'Map B.png', isPicture),
      ],
    };
    const { user, address } = show('/documents', { 'documents.list': contentsOf(pictures) });
    await user.click(await screen.findByRole('button', { name: 'Map A.png' }));
    expect(await screen.findByRole('dialog', { name: 'Map A.png' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'Map B.png' })).toBeVisible();
    expect(address()).toBe('/documents?open=b');
  });

  it('folds all tools but the search into one button on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), {
          media,
          matches: true,
          onchange: null,
        }) as MediaQueryList,
    );
    const { user } = show();
    expect(await screen.findByRole('searchbox', { name: 'Search' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
    const tools = screen.getByRole('button', { name: 'Tools' });
    expect(tools).toHaveAttribute('aria-expanded', 'false');
    await user.click(tools);
    for (const name of ['All folders', 'New Folder', 'Upload']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
    expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All folders' }));
    const folders = within(screen.getByRole('dialog', { name: 'All folders' }));
    await user.click(folders.getByRole('treeitem', { name: 'Finance' }));
    expect(await screen.findByRole('heading', { name: 'Contents of Finance' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('downloads a file [2.12.7 8.6.8]', async () => {
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const { user, gateway } = show('/documents', {}, { old: new File(['x'], 'Old map.png') });
    await user.click(await screen.findByRole('button', { name: 'Download Old map.png' }));
    expect(await screen.findByText('Download started!')).toBeVisible();
    expect(gateway.downloads).toEqual(['old']);
    expect(save).toHaveBeenCalledOnce();
  });

  it('shows an error when a download fails [8.4.6]', async () => {
    expectConsole(/Download failed/);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Download Old map.png' }));
    expect(await screen.findByText(/^Download failed/)).toBeVisible();
  });

  it.each([
    ['Upload', 'Uploading documents is coming soon!'],
    ['New Folder', 'New folders are coming soon!'],
  ])('shows that %s is coming soon [2.12.5]', async (name, words) => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('loads again after a failure [8.3.7]', async () => {
    let isDown = true;
    const { user } = show('/documents', {
      'documents.folders': () => {
        if (isDown) throw new PortalError('network');
        return tree.folders;
      },
      'documents.list': (input) => {
        if (isDown) throw new PortalError('network');
        return contentsOf(tree)(input);
      },
    });
    expect(await screen.findByText('Failed to load documents')).toBeVisible();
    expect(screen.getByText('Failed to load folder structure')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('tree', { name: 'Folder tree' })).toBeVisible();
  });

  it.each(['list', 'grid'])('shows thousands in pages as %s', async (view) => {
    const many = Array.from({ length: 4000 }, (_, index) =>
      file(`f-${index}`, `File ${index}.pdf`),
    );
    const { user, address } = show(`/documents?view=${view}&page=2`, {
      'documents.list': contentsOf({ folders: [], files: many }),
    });
    expect(await screen.findByRole('article', { name: 'File 25.pdf' })).toBeVisible();
    expect(files()).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('article', { name: 'File 50.pdf' })).toBeVisible();
    expect(address()).toBe(`/documents?view=${view}&page=3`);
  });
});

describe('The folder tree', () => {
  it('is one tab stop with arrow key navigation [2.12.1]', async () => {
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
    screen.getByRole('treeitem', { name: /^Rules/ }).focus();
    await user.keyboard('*');
    expect(treeItem('Finance')).toHaveAttribute('aria-expanded', 'true');
  });
});
