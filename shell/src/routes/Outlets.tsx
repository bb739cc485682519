import { useRemoteNames } from '../registry/registry-store.ts';

/**
 * The elements that single-spa mounts remotes in, one per remote. They stay for the life of the
 * page; those not shown are hidden, never removed.
 */
export function Outlets({ shown }: { readonly shown: string | null }) {
  return useRemoteNames().map((name) => (
    <div key={name} id={`single-spa-application:${name}`} hidden={name !== shown} />
  ));
}
