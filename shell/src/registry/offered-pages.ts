import type { AssociationSettings } from '@hoa/domain';
import { type PageEntry, useAppState, useIsLive, useOperation } from '@hoa/portal';
import type { OwnedPage } from './registry.ts';

type Settings = AssociationSettings | undefined;

/** Removes the pages of features that the association does not offer to the person, or not known to offer. */
export function offeredPages<Page extends PageEntry>(
  pages: readonly OwnedPage<Page>[],
  association: Settings,
): OwnedPage<Page>[] {
  return pages.filter(({ page: { setting } }) => !setting || association?.[setting] !== undefined);
}

/** Returns the settings of the person's association; undefined until they are known, and in sample mode. */
export function useOwnAssociation(): Settings {
  const isSignedIn = useAppState('role') !== null;
  const isLive = useIsLive();
  return useOperation('association.get', {}, { skip: !isSignedIn || !isLive }).data;
}
