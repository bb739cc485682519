import type { Middleware } from '@hoa/api';
import type { AssociationSettings } from '@hoa/domain';
import { accentStyle } from '@hoa/ui/accent';
import { logoStyle } from '@hoa/ui/logo';
import type { GatewayDependencies } from '../data/gateway-dependencies.ts';

/** The look of an association; missing parts are the portal's own. */
export interface Brand {
  /** `#rrggbb` */
  readonly accent?: string | undefined;
  /** The URL of the logo. */
  readonly logo?: string | undefined;
}

/** The storage key of the last brand, which a page shows until it has read the settings. */
const brandKey = 'hoa:brand';

/** Returns the brand in the settings or in the public contact of an association, whose API has the URL `api`. */
export function brandOf(
  { accentColor, logo }: Pick<AssociationSettings, 'accentColor' | 'logo'>,
  hoaId: string,
  api: string,
): Brand {
  const path = logo && [hoaId, logo.id].map(encodeURIComponent).join('/');
  return { accent: accentColor, logo: path && `${api}/logos/${path}` };
}

/** Shows a brand on the whole page. */
export function showBrand({ accent, logo }: Brand): void {
  const { style } = document.documentElement;
  // Browsers without light-dark() keep the portal's color.
  const hasAccent = accent && CSS.supports('color', 'light-dark(red, red)');
  for (const [name, value] of Object.entries(accentStyle(accent || '#000000'))) {
    if (hasAccent) style.setProperty(name, value);
    else style.removeProperty(name);
  }
  for (const [name, value] of Object.entries(logoStyle(logo))) style.setProperty(name, value);
}

interface FollowOptions extends Pick<GatewayDependencies, 'actor' | 'membershipId' | 'watch'> {
  readonly api: string;
}

/** Shows the brand of the association while a person acts in it. */
export function followBrand({ actor, membershipId, watch, api }: FollowOptions): Middleware {
  showKeptBrand(membershipId());
  watch(() => {
    if (!actor()) showBrand({});
  });
  return async (call, next) => {
    const [hoaId, membership] = [actor()?.hoaId, membershipId()];
    const answer = await next(call);
    if (call.name === 'association.get' && hoaId && actor() && membershipId() === membership) {
      const brand = brandOf(answer as AssociationSettings, hoaId, api);
      keepBrand(membership, brand);
      showBrand(brand);
    }
    return answer;
  };
}

function showKeptBrand(membershipId: string | null): void {
  try {
    const [owner, brand] = JSON.parse(localStorage.getItem(brandKey) ?? '[]');
    showBrand(owner === membershipId ? brand : {});
  } catch {
    // The stored brand is corrupt or storage is blocked.
  }
}

function keepBrand(membershipId: string | null, brand: Brand): void {
  try {
    localStorage.setItem(brandKey, JSON.stringify([membershipId, brand]));
  } catch {
    // The next page shows the portal's own look until it has read the settings.
  }
}
