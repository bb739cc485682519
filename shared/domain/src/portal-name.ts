/** The portal's own name: in its header, in the title of every document and on pages of the server. */
export const portalName = 'Cedar Hollow';
