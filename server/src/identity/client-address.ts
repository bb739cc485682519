import { BlockList, isIP } from 'node:net';

export interface ConnectionAddresses {
  /** The remote address of the connection. */
  readonly peer: string | undefined;
  /** The header `X-Forwarded-For`, to which each proxy appends its client's address. */
  readonly forwardedFor: string | undefined;
}

/**
 * Returns a function that determines the client's address for rate limits. It trusts the header only as far as trusted
 * proxies (addresses or networks such as `10.0.0.0/8`) wrote it, and ignores what others claim.
 */
export function createClientAddress(
  trusted: readonly string[],
): (reached: ConnectionAddresses) => string {
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

/** Converts an IPv4-mapped address such as `::ffff:192.0.2.1` to IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Returns an IPv6 address's 64-bit network, since one customer usually has all of it. */
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
