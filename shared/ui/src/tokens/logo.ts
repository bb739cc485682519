/**
 * Returns CSS custom properties for the `style` of an element, whose content shows an image as the logo; without a URL,
 * the portal's own logo.
 */
export function logoStyle(url: string | undefined) {
  return {
    '--logo': url ? `url("${url}")` : 'initial',
    // Most logos are made for white paper; in the dark theme they could not be seen without it.
    '--logo-ground': url ? 'white' : 'initial',
    '--logo-padding': url ? '0.125rem' : 'initial',
  };
}
