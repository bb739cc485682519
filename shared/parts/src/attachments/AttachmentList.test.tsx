import type { Attachment } from '@hoa/domain';
import { fakeGateway, renderScreen } from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pictureFile } from '../testing/files.ts';
import { recordObjectUrls } from '../testing/record-object-urls.ts';
import { AttachmentList } from './AttachmentList.tsx';

recordObjectUrls();

const attachment = (name: string, type = 'image/png'): Attachment => ({
  id: name,
  name,
  type,
  url: `/tickets/TKT-1/messages/${name}`,
  size: 1536,
  uploadedBy: 'resident-1',
  uploadedAt: '2026-03-01T09:00:00.000Z',
});

const report = attachment('report.pdf', 'application/pdf');
const names = ['one.png', 'two.png', 'three.png'];

function show(attachments: readonly Attachment[], onRemove?: (attachment: Attachment) => void) {
  const gateway = fakeGateway(
    {},
    { files: Object.fromEntries(attachments.map(({ name }) => [name, pictureFile(name)])) },
  );
  const view = renderScreen(
    <AttachmentList
      label="Attachments"
      attachments={attachments}
      mayRemove={() => onRemove !== undefined}
      onRemove={onRemove}
      removeHint="It is gone for everyone."
    />,
    { gateway },
  );
  return { ...view, gateway };
}

const list = () => within(screen.getByRole('list', { name: 'Attachments' }));
const shown = () => screen.findByRole('dialog');

describe('the files of a message', () => {
  it('are pictures as thumbnails, read small, before the others by name', async () => {
    const { gateway } = show([report, attachment('one.png')]);
    await waitFor(() => expect(list().getByRole('presentation')).toBeVisible());
    expect(gateway.smallDownloads).toEqual(['one.png']);
    expect(gateway.downloads).toEqual([]);
    const [picture, other] = list().getAllByRole('listitem');
    expect(picture).toHaveTextContent('Preview one.png');
    expect(other).toHaveTextContent('report.pdf1.5 KB');
    expect(list().getByRole('button', { name: 'Download report.pdf' })).toBeVisible();
  });

  it('are looked at one after the other by arrow key, and no further than the last', async () => {
    const { user } = show(names.map((name) => attachment(name)));
    await user.click(list().getByRole('button', { name: 'Preview two.png' }));
    expect(await shown()).toHaveAccessibleName('two.png');
    expect(screen.getByText('2 of 3')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'two.png' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await shown()).toHaveAccessibleName('three.png');
    expect(await screen.findByRole('img', { name: 'three.png' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await shown()).toHaveAccessibleName('three.png');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await shown()).toHaveAccessibleName('one.png');
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(await shown()).toHaveAccessibleName('two.png');
  });

  it('can be downloaded from the viewer', async () => {
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, gateway } = show([attachment('one.png')]);
    await user.click(list().getByRole('button', { name: 'Preview one.png' }));
    await user.click(within(await shown()).getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Download started!')).toBeVisible();
    expect(gateway.downloads).toContain('one.png');
    expect(save).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
    save.mockRestore();
  });

  it('are removed from the viewer after a confirmation', async () => {
    const removed: string[] = [];
    const { user } = show([attachment('one.png'), report], ({ name }) => void removed.push(name));
    await user.click(list().getByRole('button', { name: 'Preview one.png' }));
    await user.click(await screen.findByRole('button', { name: 'Remove one.png' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove one.png?' }));
    expect(question.getByText('It is gone for everyone.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(removed).toEqual(['one.png']);
  });
});
