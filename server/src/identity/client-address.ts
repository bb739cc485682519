import { BlockList, isIP } from 'node:net';

/** How a request reached this process. */
export interface Reached {
  /** The other end of the connection. */
  readonly peer: string | undefined;
  /** The header `X-Forwarded-For`: each proxy appends its client's address. */
  readonly forwardedFor: string | undefined;
}

/**
 * The address that a request came from, as a limit counts it. What the header says counts only as far as proxies that
 * are trusted (addresses or networks such as `10.0.0.0/8`) wrote it; what others claim in it is ignored.
 */
export function createClientAddress(trusted: readonly string[]): (reached: Reached) => string {
  const proxies = blockListOf(trusted);
  return ({ peer, forwardedFor }) => {
    const claimed = (forwardedFor ?? '').split(',').map((each) => plain(each.trim()));
    let address = plain(peer ?? '');
    while (isIn(proxies, address)) {
      const before = claimed.pop();
      if (before === undefined || isIP(before) === 0) break;
      address = before;
    }
    return bucketOf(address);
  };
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new Error(`${network} is no address of a trusted proxy.`);
    if (length === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(length), family);
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** An IPv4 address as such, also where a socket shows it as `::ffff:192.0.2.1`. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** One customer of IPv6 has a whole network of 64 bits. */
function bucketOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - last.length;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
