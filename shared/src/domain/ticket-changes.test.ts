import { describe, expect, it } from 'vitest';
import { people } from './fixtures/actors.ts';
import { aTicket } from './fixtures/ticket.ts';
import {
  withAssignee,
  withAttachments,
  withDescription,
  withMessage,
  withoutAttachment,
  withStatus,
} from './ticket-changes.ts';

const now = new Date('2025-03-05T12:00:00.000Z');
const at = now.toISOString();

describe('a ticket changes', () => {
  it('a status change joins the history and updates updatedAt', () => {
    const before = aTicket();
    const after = withStatus(before, 'resolved', 'Clear Pipes', now);
    expect(after).toEqual({
      ...before,
      status: 'resolved',
      updatedAt: at,
      statusHistory: [
        ...before.statusHistory,
        { status: 'resolved', changedBy: 'Clear Pipes', changedAt: at },
      ],
    });
    expect(before).toEqual(aTicket());
  });

  it('a message updates lastActivity and increments messagesCount, and nothing else', () => {
    const before = aTicket({ messagesCount: 2 });
    expect(withMessage(before, { createdAt: at })).toEqual({
      ...before,
      lastActivity: at,
      messagesCount: 3,
    });
  });

  it('assigning sets assignedTo to the person alone, and updatedAt', () => {
    const { assignedTo: _nobody, ...before } = aTicket();
    expect(withAssignee(before, people.otherVendor, now)).toEqual({
      ...before,
      assignedTo: {
        uid: 'other-vendor',
        displayName: 'Bright Wires',
        email: 'office@bright-wires.example',
      },
      updatedAt: at,
    });
  });

  it('a new description updates updatedAt', () => {
    expect(withDescription(aTicket(), 'It stopped.', now)).toEqual(
      aTicket({ description: 'It stopped.', updatedAt: at }),
    );
  });

  it('attachments come and go by id', () => {
    const photo = {
      id: 'f1',
      name: 'sink.png',
      type: 'image/png',
      url: '/files/f1',
      uploadedBy: 'assigned-vendor',
      uploadedAt: at,
    };
    const withPhoto = withAttachments(aTicket(), [photo], now);
    expect(withPhoto.attachments).toEqual([photo]);
    expect(withPhoto.updatedAt).toBe(at);
    expect(withoutAttachment(withPhoto, 'f1', now).attachments).toEqual([]);
    expect(withoutAttachment(withPhoto, 'unknown', now).attachments).toEqual([photo]);
  });
});
