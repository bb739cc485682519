import { excerptOf } from '@hoa/domain';

interface Params {
  readonly params: Readonly<Record<string, string>>;
}

/** A notice with the beginnings of people's words alone, as lists carry it. */
export function shortNotice<N extends Params>(notice: N): N {
  const params = Object.entries(notice.params).map(([name, text]) => [name, excerptOf(text)]);
  return { ...notice, params: Object.fromEntries(params) };
}
