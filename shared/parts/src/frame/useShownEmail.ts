import { useEffect, useState } from 'react';

/** The readable form of a stored email. Only an email with a Punycode domain loads the decoder. */
export function useShownEmail(email: string): string {
  const [decoded, setDecoded] = useState<{ readonly email: string; readonly shown: string }>();
  useEffect(() => {
    if (!email.includes('xn--')) return;
    let isCurrent = true;
    import('@hoa/domain/email').then(
      ({ shownEmail }) => isCurrent && setDecoded({ email, shown: shownEmail(email) }),
      // Without a connection, the stored form is shown.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [email]);
  return decoded?.email === email ? decoded.shown : email;
}
