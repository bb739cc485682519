/** An email address; one that is longer than its line is broken after the @. */
export function EmailText({ email }: { readonly email: string }) {
  const end = email.indexOf('@') + 1;
  return (
    <>
      <span>{email.slice(0, end)}</span>
      <wbr />
      <span>{email.slice(end)}</span>
    </>
  );
}
