import type { Middleware } from '@hoa/api';
import type { AssociationSettings } from '@hoa/domain';
import { accentStyle } from '@hoa/ui/accent';
import type { GatewayDependencies } from '../data/gateway-dependencies.ts';

/** The storage key of the last accent color, which a page shows until it has read the settings. */
const accentKey = 'hoa:accent';

/** Shows an accent color `#rrggbb` on the whole page; without one, the portal's own. */
export function applyAccent(color: string | undefined): void {
  const { style } = document.documentElement;
  // Browsers without light-dark() keep the portal's color.
  const isShown = color && CSS.supports('color', 'light-dark(red, red)');
  for (const [name, value] of Object.entries(accentStyle(color || '#000000'))) {
    if (isShown) style.setProperty(name, value);
    else style.removeProperty(name);
  }
}

/** Shows the accent color of the association while a person acts in it. */
export function followAccent({
  actor,
  membershipId,
  watch,
}: Pick<GatewayDependencies, 'actor' | 'membershipId' | 'watch'>): Middleware {
  applyAccent(keptAccent(membershipId()));
  watch(() => {
    if (!actor()) applyAccent(undefined);
  });
  return async (call, next) => {
    const answer = await next(call);
    if (call.name === 'association.get' && actor()) {
      const { accentColor } = answer as AssociationSettings;
      keepAccent(membershipId(), accentColor);
      applyAccent(accentColor);
    }
    return answer;
  };
}

function keptAccent(membershipId: string | null): string | undefined {
  try {
    const [owner, color] = JSON.parse(localStorage.getItem(accentKey) ?? '[]');
    return owner === membershipId && /^#[\da-f]{6}$/.test(color) ? color : undefined;
  } catch {
    return undefined;
  }
}

function keepAccent(membershipId: string | null, color: string | undefined): void {
  try {
    localStorage.setItem(accentKey, JSON.stringify([membershipId, color]));
  } catch {
    // The next page shows the portal's color until it has read the settings.
  }
}
