import { useEffect, useState } from 'react';

interface Decoder {
  readonly shownEmail: (email: string) => string;
}

/**
 * Returns the readable form of a stored email. Only an email with a Punycode domain loads the decoder.
 * @param load must be the same function in every render
 */
export function useShownEmail(email: string, load: () => Promise<Decoder>): string {
  const [decoded, setDecoded] = useState<{ readonly email: string; readonly shown: string }>();
  useEffect(() => {
    if (!email.includes('xn--')) return;
    let isCurrent = true;
    load().then(
      ({ shownEmail }) => isCurrent && setDecoded({ email, shown: shownEmail(email) }),
      // Without a connection, the stored form is shown.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [email, load]);
  return decoded?.email === email ? decoded.shown : email;
}
