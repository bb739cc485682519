import { excerptOf } from '@hoa/domain';

interface Params {
  readonly params: Readonly<Record<string, string>>;
}

/** Shortens the texts in a notice to excerpts, for lists. */
export function shortNotice<N extends Params>(notice: N): N {
  const params = Object.entries(notice.params).map(([name, text]) => [name, excerptOf(text)]);
  return { ...notice, params: Object.fromEntries(params) };
}
