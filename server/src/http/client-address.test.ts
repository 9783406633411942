import { describe, expect, test } from 'vitest';
import { network } from '../limits/network.ts';
import { forwardedAddress } from './client-address.ts';

describe('the address of the visitor', () => {
  test('without trusted proxies a header is only a claim', () => {
    expect(forwardedAddress('192.0.2.1', '203.0.113.9', 0)).toBe('192.0.2.1');
  });

  test.each([
    ['one proxy', '198.51.100.7', 1, '198.51.100.7'],
    ['one proxy, a visitor who invents entries', '10.0.0.1, 203.0.113.9, 198.51.100.7', 1, '198.51.100.7'],
    ['two proxies', '203.0.113.9, 198.51.100.7, 10.1.1.1', 2, '198.51.100.7'],
    ['more proxies than entries', '198.51.100.7', 3, '198.51.100.7'],
    ['an entry with a port', '198.51.100.7:4711', 1, '198.51.100.7'],
    ['an IPv6 entry with a port', '[2001:db8::1]:4711', 1, '2001:db8::1'],
  ])('%s', (_name, header, proxies, expected) => {
    expect(forwardedAddress('192.0.2.1', header, proxies)).toBe(expected);
  });

  test.each(['', 'unknown', 'a, b, <script>'])('the proxy’s own address counts if its entry is %j', (header) => {
    expect(forwardedAddress('192.0.2.1', header, 1)).toBe('192.0.2.1');
  });
});

describe('the network an address is counted under', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s is %s', (address, expected) => {
    expect(network(address)).toBe(expected);
  });
});
