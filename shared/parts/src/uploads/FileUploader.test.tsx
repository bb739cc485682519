import { uploadProgressSteps } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import { type FakeGateway, fakeGateway, renderScreen } from '@hoa/portal/testing';
import { expectConsole } from '@hoa/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileOfSize, pdfFile, pictureFile } from '../testing/files.ts';
import { recordObjectUrls } from '../testing/record-object-urls.ts';
import { FileUploader } from './FileUploader.tsx';
import { useUploads } from './useUploads.ts';

const urls = recordObjectUrls();

/** The duration of an upload step on the fake clock. */
const stepMs = 110;

function Photos({ accept }: { accept?: readonly string[] }) {
  const uploads = useUploads({ ownerId: 'TKT-1', folder: 'attachments', accept });
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <FileUploader label="Photos" uploads={uploads} />
      <button type="button" onClick={() => setIsSent(uploads.readyToSend())}>
        Send
      </button>
      <output aria-label="Sent">{String(isSent)}</output>
      <output aria-label="There">{uploads.files.map(({ name }) => name).join(', ')}</output>
    </>
  );
}

/** Uploads in the specified steps; the first `failures` steps fail. */
function uploadInSteps(failures: number): FakeGateway['upload'] {
  const { upload } = fakeGateway({});
  let failing = failures;
  return async (file, { folder, onProgress, signal }) => {
    for (const percent of uploadProgressSteps) {
      await new Promise((resolve) => setTimeout(resolve, stepMs));
      if (signal?.aborted) throw new PortalError('aborted');
      if (failing > 0) {
        failing -= 1;
        throw new PortalError('network');
      }
      onProgress?.(percent);
    }
    return upload(file, { folder });
  };
}

const setup = (accept?: readonly string[], failures = 0) =>
  renderScreen(<Photos {...(accept && { accept })} />, {
    gateway: fakeGateway({}, { upload: uploadInSteps(failures) }),
    user: userEvent.setup({ applyAccept: false, advanceTimers: vi.advanceTimersByTime }),
  });
const field = () => screen.getByLabelText('Photos');
const toasts = () => within(screen.getByRole('list', { name: 'Toasts' }));
const arrive = () => act(() => vi.advanceTimersByTimeAsync(1000));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

describe('choosing files', () => {
  it('uploads several side by side in the specified steps, and shows how many arrived [8.6.7]', async () => {
    const { user } = setup();
    await user.upload(field(), [pictureFile('one.png'), pdfFile('two.pdf')]);
    const bar = screen.getByRole('progressbar', { name: 'Uploading one.png' });
    const seen: number[] = [];
    for (let step = 0; step < 5; step += 1) {
      await act(() => vi.advanceTimersByTimeAsync(stepMs));
      seen.push(Number(bar.getAttribute('value')));
    }
    expect(seen).toEqual([10, 30, 50, 70, 90]);
    await arrive();
    expect(toasts().getByText('2 file(s) uploaded successfully!')).toBeVisible();
    expect(screen.getByLabelText('There')).toHaveTextContent('one.png, two.pdf');
  });

  it.each([
    [
      'too large',
      [fileOfSize('big.png', 10 * 1024 * 1024 + 1)],
      'big.png: File size must be less than 10MB',
    ],
    [
      'of another type',
      [new File(['x'], 'run.exe', { type: 'application/x-msdownload' })],
      'run.exe: File type not supported. Accepted: image/*, .pdf, .doc, .docx',
    ],
    [
      'one too many',
      Array.from({ length: 6 }, (_, n) => pictureFile(`${n}.png`)),
      '5.png: Maximum 5 files allowed',
    ],
  ])(
    'refuses a file that is %s, naming it once at the field [5.17 5.20 9.6]',
    async (_, files, text) => {
      const { user } = setup();
      await user.upload(field(), files);
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(text));
      expect(field()).toBeInvalid();
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(toasts().queryByText(/File size|File type|Maximum/)).not.toBeInTheDocument();
    },
  );

  it('gives each refused file a line of its own', async () => {
    const { user } = setup();
    await user.upload(field(), [
      fileOfSize('big.png', 10 * 1024 * 1024 + 1),
      fileOfSize('a.pdf', 0),
    ]);
    expect(screen.getByRole('alert').textContent).toBe(
      'big.png: File size must be less than 10MB\na.pdf: This file is empty',
    );
  });

  it('says no more that a file was refused once another is chosen', async () => {
    const { user } = setup();
    await user.upload(field(), fileOfSize('big.png', 10 * 1024 * 1024 + 1));
    await user.upload(field(), pictureFile('small.png'));
    await arrive();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).not.toBeInvalid();
  });

  it('uploads the valid files when another is refused', async () => {
    const { user } = setup(['image/*']);
    await user.upload(field(), [pdfFile(), pictureFile('leak.png')]);
    await arrive();
    expect(screen.getByLabelText('There')).toHaveTextContent('leak.png');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /: File type not supported. Accepted: image\/\*$/,
    );
  });
});

describe('a file that the server refuses', () => {
  it('is named next to the field with the reason, and the typed text and other files are kept', async () => {
    const { upload } = fakeGateway({});
    const params = { field: 'file', problem: 'file-type', list: '.jpg, .png, .pdf' };
    const gateway = fakeGateway(
      {},
      {
        upload: async (file, options) => {
          if (file.name.endsWith('.bmp')) throw new PortalError('invalid-input', params);
          return upload(file, options);
        },
      },
    );
    const user = userEvent.setup({ applyAccept: false, advanceTimers: vi.advanceTimersByTime });
    renderScreen(
      <>
        <textarea aria-label="Description" />
        <Photos accept={['image/*']} />
      </>,
      { gateway, user },
    );
    const typed = screen.getByRole('textbox', { name: 'Description' });
    await user.type(typed, 'It drips');
    const bmp = new File(['x'], 'roof.bmp', { type: 'image/bmp' });
    await user.upload(field(), [bmp, pictureFile('leak.png')]);
    await arrive();
    const types = 'image/jpeg, image/png, image/gif, image/webp, image/avif, image/tiff';
    const text = `roof.bmp: File type not supported. Accepted: ${types}`;
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(field()).toBeInvalid();
    expect(screen.queryByText('roof.bmp')).toBeNull();
    expect(toasts().queryByText(/roof.bmp/)).toBeNull();
    expect(screen.getByLabelText('There')).toHaveTextContent('leak.png');
    expect(typed).toHaveValue('It drips');
    await user.upload(field(), pictureFile('roof.png'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a file that was chosen', () => {
  it('can be removed [8.6.8]', async () => {
    const { user } = setup();
    await user.upload(field(), pictureFile('leak.png'));
    await arrive();
    await user.click(screen.getByRole('button', { name: 'Remove leak.png' }));
    expect(toasts().getByText('Attachment removed')).toBeVisible();
    expect(screen.getByLabelText('There')).toBeEmptyDOMElement();
  });

  it('stops uploading when it is removed', async () => {
    const { user } = setup();
    await user.upload(field(), pictureFile('leak.png'));
    await act(() => vi.advanceTimersByTimeAsync(250));
    await user.click(screen.getByRole('button', { name: 'Remove leak.png' }));
    await arrive();
    expect(toasts().queryByText(/uploaded successfully|Failed/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('There')).toBeEmptyDOMElement();
  });

  it('can be retried after a failure [8.4.4]', async () => {
    expectConsole(/Failed to upload leak.png/);
    const { user } = setup(undefined, 1);
    await user.upload(field(), pictureFile('leak.png'));
    await arrive();
    expect(toasts().getByText(/^Failed to upload leak.png \(id: \w{8}\)$/)).toBeVisible();
    expect(screen.getByText('Upload failed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again leak.png' }));
    await arrive();
    expect(screen.getByLabelText('There')).toHaveTextContent('leak.png');
  });
});

describe('sending', () => {
  const send = () => screen.getByRole('button', { name: 'Send' });
  const sent = () => screen.getByLabelText('Sent');

  it('waits for pending uploads, with a message until they finish', async () => {
    const { user } = setup();
    await user.upload(field(), pictureFile('leak.png'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(send());
    expect(sent()).toHaveTextContent('false');
    expect(field()).toHaveAccessibleDescription(/Wait until the files are uploaded/);
    await arrive();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(send());
    expect(sent()).toHaveTextContent('true');
  });

  it.each([
    ['Try Again', 'Try Again leak.png'],
    ['Remove', 'Remove leak.png'],
  ])('is blocked by a failed file, which is named until %s has fixed it', async (_, name) => {
    expectConsole(/Failed to upload leak.png/);
    const { user } = setup(undefined, 1);
    await user.upload(field(), [pictureFile('leak.png'), pictureFile('pipe.png')]);
    await arrive();
    await user.click(send());
    expect(sent()).toHaveTextContent('false');
    expect(field()).toHaveAccessibleDescription(
      /Not uploaded: leak\.png\. Try again or remove before sending\./,
    );
    await user.click(screen.getByRole('button', { name }));
    await arrive();
    expect(screen.queryByText(/Not uploaded/)).not.toBeInTheDocument();
    await user.click(send());
    expect(sent()).toHaveTextContent('true');
  });
});

describe('the preview of a picture', () => {
  it('revokes its object URL after 60 seconds [7.22]', async () => {
    const { user } = setup();
    await user.upload(field(), pictureFile());
    await waitFor(() =>
      expect([...urls.open.values()].map(({ type }) => type)).toEqual(['image/png']),
    );
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(urls.open.size).toBe(0);
  });

  it('revokes its object URL when the field is unmounted', async () => {
    const { user, unmount } = setup();
    await user.upload(field(), pictureFile());
    await waitFor(() => expect(urls.open.size).toBe(1));
    unmount();
    expect(urls.open.size).toBe(0);
  });

  it.each([
    ['an SVG', new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' })],
    ['a page that calls itself a picture', new File(['<html>'], 'x.png', { type: 'image/png' })],
  ])('is never shown for %s', async (_, file) => {
    const { user } = setup(['image/*']);
    await user.upload(field(), file);
    await arrive();
    expect(screen.getByLabelText('There')).toHaveTextContent(file.name);
    expect(urls.open.size).toBe(0);
  });
});
