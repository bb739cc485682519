import { useCommand } from '@hoa/shared';
import type { UploadedFile } from '@hoa/shared/domain';
import { type Uploads, useFailure, useUploads } from '@hoa/shared/tickets';
import { useState } from 'react';
import { useText } from './messages/index.ts';

/** Uploads pictures and joins them to a work order as they arrive; what has joined leaves the list. */
export function usePhotos(ticketId: string): Uploads {
  const text = useText();
  const fail = useFailure();
  const [attach] = useCommand('tickets.attach');
  const [joined, setJoined] = useState<ReadonlySet<string>>(new Set());
  const uploads = useUploads({ ticketId, folder: 'attachments', accept: ['image/*'] });

  const join = async (arrived: UploadedFile[]) => {
    if (arrived.length === 0) return arrived;
    try {
      await attach({ ticketId, attachments: arrived });
    } catch (error) {
      fail(error, text.attachFailed);
    }
    setJoined((before) => new Set([...before, ...arrived.map(({ id }) => id)]));
    return arrived;
  };
  return {
    ...uploads,
    items: uploads.items.filter(({ id }) => !joined.has(id)),
    add: async (files) => join(await uploads.add(files)),
    retry: async (id) => join(await uploads.retry(id)),
  };
}
