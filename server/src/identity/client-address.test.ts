import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createClientAddress } from './client-address.ts';

it.each([
  ['the connection, without a proxy', [], '198.51.100.7', undefined, '198.51.100.7'],
  ['the connection, when nobody is trusted', [], '198.51.100.7', '203.0.113.9', '198.51.100.7'],
  ['whom the proxy names', ['10.0.0.1'], '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['what the proxy wrote last', ['10.0.0.1'], '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['past two proxies', ['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 203.0.113.9, 10.2.3.4', '203.0.113.9'],
  ['the proxy, when it names nobody', ['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
  ['the proxy, when it names nonsense', ['10.0.0.1'], '10.0.0.1', 'me', '10.0.0.1'],
  ['IPv4 that a socket shows as IPv6', ['10.0.0.1'], '::ffff:10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['a network of IPv6', [], '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['the same network, shortened', [], '2001:db8:1:2::1', undefined, '2001:db8:1:2::/64'],
  ['this machine', [], '::1', undefined, '0:0:0:0::/64'],
])('counts %s', (_, trusted, peer, forwardedFor, address) => {
  expect(createClientAddress(trusted)({ peer, forwardedFor })).toBe(address);
});

it('the client address is the one that the proxy added, whatever a client claims before it [V4.1.3 V15.3.4]', () => {
  const addressOf = createClientAddress(['10.0.0.1']);
  const claim = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 5 });
  fc.assert(
    fc.property(claim, fc.ipV4(), (claims, client) => {
      fc.pre(client !== '10.0.0.1');
      const forwardedFor = [...claims, client].join(', ');
      expect(addressOf({ peer: '10.0.0.1', forwardedFor })).toBe(client);
    }),
  );
});

it('refuses a proxy that is no address', () => {
  expect(() => createClientAddress(['proxy.example'])).toThrow('proxy.example is no address');
});
