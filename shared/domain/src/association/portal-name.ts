/** The portal's own name: in its header and in the title of every document, where no association is known. */
export const portalName = 'Cedar Hollow';
