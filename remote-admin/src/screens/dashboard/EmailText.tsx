import { shownEmail } from '@hoa/domain/email';

/** An email address; one that is longer than its line is broken after the @. */
export function EmailText({ email }: { readonly email: string }) {
  const shown = shownEmail(email);
  const end = shown.indexOf('@') + 1;
  return (
    <>
      <span>{shown.slice(0, end)}</span>
      <wbr />
      <span>{shown.slice(end)}</span>
    </>
  );
}
