import { OnDemand, partOnDemand } from '@hoa/ui';
import { type ReactNode, useState } from 'react';
import type { Picture } from './picture.ts';

const PictureViewer = partOnDemand(() =>
  import('./PictureViewer.tsx').then((m) => m.PictureViewer),
);

/**
 * Returns a function that opens one of these pictures in the viewer, and the viewer to render.
 * @param onRemove called by the viewer's Remove button, which is shown for pictures that `mayRemove` allows
 */
export function usePictureViewer(
  pictures: readonly Picture[],
  onRemove?: (id: string) => void,
  mayRemove: (id: string) => boolean = () => onRemove !== undefined,
): readonly [open: (id: string) => void, viewer: ReactNode] {
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = pictures.find(({ id }) => id === shownId);
  const close = () => setShownId(null);
  const remove = (id: string) => {
    close();
    onRemove?.(id);
  };
  const viewer = shown && (
    <OnDemand what={shown.name} onClose={close}>
      <PictureViewer
        pictures={pictures}
        shown={shown}
        onShow={setShownId}
        onClose={close}
        onRemove={mayRemove(shown.id) ? remove : undefined}
      />
    </OnDemand>
  );
  return [setShownId, viewer];
}
