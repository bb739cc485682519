import type { AudienceTag } from './audience.ts';
import type { Permission } from './offices.ts';

export const roles = ['resident', 'vendor', 'admin'] as const;

export type Role = (typeof roles)[number];

/** The roles of authors: those of people, and `system` for automatic messages. */
export const authorRoles = ['resident', 'vendor', 'admin', 'system'] as const;

export type AuthorRole = (typeof authorRoles)[number];

export const roleLabels: Record<AuthorRole, string> = {
  resident: 'Resident',
  vendor: 'Vendor',
  admin: 'Admin',
  system: 'System',
};

/** The ways in which an administrator uses the portal as a resident: reading only, or acting for one without email. */
export const impersonations = ['view', 'act'] as const;

export type Impersonating = (typeof impersonations)[number];

/** The signed-in person on whose behalf a rule decides: in one role of one association. */
export interface Actor {
  uid: string;
  displayName: string;
  email: string;
  role: Role;
  hoaId: string;
  unit?: string | undefined;
  /** The id of the unit's building. */
  building?: string | undefined;
  /** The resident's tenure in the unit: owner or tenant. */
  tenure?: Tenure | undefined;
  /**
   * The groups of a resident, by which broadcasts reach them; undefined if the session does not know them, which their
   * membership then does (`ownKeys`).
   */
  groups?: readonly AudienceTag[] | undefined;
  /** The permissions of an administrator's office; undefined for one who has all. */
  permissions?: readonly Permission[] | undefined;
  /** Vendors: the company that the person works for. Missing in sample mode, where it is the person. */
  vendorUid?: string | undefined;
  /** Set for an administrator who views the portal as this person or acts for them. */
  impersonation?: Impersonating | undefined;
  /** When the ownership ended, for a former owner, who only reads their own history in the home. */
  until?: string | undefined;
}

/** Returns the id of the company that a vendor works for. */
export const vendorUidOf = ({ uid, vendorUid = uid }: Pick<Actor, 'uid' | 'vendorUid'>): string =>
  vendorUid;

export const defaultHoaId = 'default-hoa';

/** The tenures of a resident in a unit. Owners owe its dues; all get its news. */
export const tenures = ['owner', 'tenant', 'household'] as const;

export type Tenure = (typeof tenures)[number];
