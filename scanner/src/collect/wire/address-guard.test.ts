import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkResolved, checkUrl, ForbiddenAddressError, isPublicAddress, isPublicName } from './address-guard.ts';

type Case = { input: string; href: string | null; refuse: true | null; why: string };

const CASES = new URL('../../../../test/data/addresses/address-cases.json', import.meta.url);
const cases: Case[] = JSON.parse(readFileSync(CASES, 'utf8'));

/**
 * Runs the guard on input from a visitor or a Location header, with a name that resolves to `address`. True if it
 * refuses.
 */
function refuses(input: string, address: string): boolean {
  const url = URL.canParse(input) ? new URL(input) : null;
  if (!url) return true;
  try {
    checkUrl(url);
    checkResolved(url.hostname, [address]);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(ForbiddenAddressError);
    return true;
  }
}

describe('addresses as attackers spell them', () => {
  test.each(cases.filter((row) => row.refuse))('refuses $input', ({ input }) => {
    expect(refuses(input, '93.184.215.14')).toBe(true);
  });

  test.each(cases.filter((row) => !row.refuse))('judges $input by its resolved address', ({ input }) => {
    const url = new URL(input);
    expect(refuses(input, '10.0.0.1')).toBe(true);
    expect(refuses(input, '93.184.215.14')).toBe(
      url.username !== '' || url.password !== '' || url.hostname.includes('..'),
    );
  });
});

describe('an IP address', () => {
  it.each([
    ['93.184.215.14', true],
    ['10.1.2.3', false],
    ['172.15.255.255', true],
    ['172.16.0.0', false],
    ['172.31.255.255', false],
    ['172.32.0.0', true],
    ['192.168.0.1', false],
    ['100.63.255.255', true],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['168.63.129.16', false],
    ['198.18.0.1', false],
    ['203.0.113.9', false],
    ['224.0.0.1', false],
    ['240.0.0.1', false],
    ['255.255.255.255', false],
    ['0.1.2.3', false],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
    ['::', false],
    ['::1', false],
    ['fe80::1%eth0', false],
    ['fd00:ec2::254', false],
    ['fec0::1', false],
    ['ff02::1', false],
    ['100::1', false],
    ['2001:db8::1', false],
    ['3fff::1', false],
    ['2002:7f00:1::', false],
    ['2001:0:7f00:1::', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:93.184.215.14', true],
    ['::127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['64:ff9b::5db8:d70e', true],
    ['64:ff9b:1::7f00:1', false],
    ['0:1:0:1:0:1:0:1', false],
    ['not an address', false],
    ['127.1', false],
    ['', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it('is never public inside the private ranges', () => {
    const inside = fc.oneof(
      fc.tuple(fc.constant(10), fc.nat(255), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(127), fc.nat(255), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(192), fc.constant(168), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(169), fc.constant(254), fc.nat(255), fc.nat(255)),
    );
    fc.assert(
      fc.property(inside, (bytes) => {
        const dotted = bytes.join('.');
        expect(isPublicAddress(dotted)).toBe(false);
        expect(isPublicAddress(`::ffff:${dotted}`)).toBe(false);
        expect(refuses(`http://${bytes.map((byte) => `0x${byte.toString(16)}`).join('.')}/`, '93.184.215.14')).toBe(
          true,
        );
      }),
    );
  });
});

describe('a host name', () => {
  it.each([
    ['example.com', true],
    ['www.example.com.', true],
    ['localhost', false],
    ['a.localhost', false],
    ['printer.local', false],
    ['metadata.google.internal', false],
    ['intranet', false],
    ['joes.example', false],
    ['joes.test', true],
    ['nowhere.invalid', true],
    ['mylocal.com', true],
  ])('%s is public: %s', (name, expected) => {
    expect(isPublicName(name)).toBe(expected);
  });
});

describe('a response of the resolver', () => {
  it('is refused when one address among public ones is private', () => {
    expect(() => checkResolved('a.com', ['93.184.215.14', '10.0.0.1'])).toThrow(ForbiddenAddressError);
    expect(() => checkResolved('a.com', ['93.184.215.14'])).not.toThrow();
  });
});
