/** The script of the privacy page, which downloads the person's data, after re-authentication if required. */
export const privacyScript = `const button = document.querySelector('#download');
const form = document.querySelector('#proof');
const field = document.querySelector('#code');
const status = document.querySelector('[role=status]');
let request;
const say = (name) => { status.textContent = status.dataset[name] ?? status.dataset.failed; };
const post = (path, input) => fetch(path, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(input),
});
const names = { 'signed-out': 'signedOut', 'sign-in-invalid': 'wrong', 'too-many-requests': 'often' };
const refused = async (answer) => {
  const { code } = await answer.json().catch(() => ({}));
  if (code !== 'proof-needed') return say(names[code] ?? 'failed');
  const asked = await post('/api/proof', { locale: document.documentElement.lang });
  if (!asked.ok) return refused(asked);
  ({ request } = await asked.json());
  form.hidden = false;
  field.value = '';
  field.focus();
  say('sent');
};
const download = async () => {
  const answer = await post('/api/own-data', {});
  if (!answer.ok) return refused(answer);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = 'portal-data.json';
  link.click();
  URL.revokeObjectURL(link.href);
  form.hidden = true;
  say('done');
};
const attempt = async (work) => {
  status.textContent = '';
  try {
    await work();
  } catch {
    say('failed');
  }
};
button.addEventListener('click', () => attempt(download));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  attempt(async () => {
    const answer = await post('/api/proof/complete', { request, code: field.value });
    return answer.ok ? download() : refused(answer);
  });
});
`;
