import { expect, test } from 'vitest'
import { isPublicAddress, isPublicUrl } from '../../src/domain/webhook/public-url.ts'

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:4860:4860::8888',
  '2606:4700:4700::1111',
  '2a00:1450:4001::1',
  // The IPv4-mapped form of an IPv4 address.
  '::ffff:8.8.8.8',
  '::FFFF:808:808',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

/** The address blocks in IANA's registries that no public receiver can have, each with its first and last address. */
const NOT_PUBLIC: readonly (readonly [block: string, first: string, last: string])[] = [
  // https://www.iana.org/assignments/iana-ipv4-special-registry
  ['0.0.0.0/8, this network', '0.0.0.0', '0.255.255.255'],
  ['10.0.0.0/8, private', '10.0.0.0', '10.255.255.255'],
  ['100.64.0.0/10, shared by carriers', '100.64.0.0', '100.127.255.255'],
  ['127.0.0.0/8, loopback', '127.0.0.0', '127.255.255.255'],
  ['169.254.0.0/16, link-local', '169.254.0.0', '169.254.255.255'],
  ['172.16.0.0/12, private', '172.16.0.0', '172.31.255.255'],
  ['192.0.0.0/24, protocol assignments', '192.0.0.0', '192.0.0.255'],
  ['192.0.2.0/24, documentation', '192.0.2.0', '192.0.2.255'],
  ['192.31.196.0/24, AS112', '192.31.196.0', '192.31.196.255'],
  ['192.52.193.0/24, AMT', '192.52.193.0', '192.52.193.255'],
  ['192.88.99.0/24, relays of 6to4', '192.88.99.0', '192.88.99.255'],
  ['192.168.0.0/16, private', '192.168.0.0', '192.168.255.255'],
  ['192.175.48.0/24, AS112', '192.175.48.0', '192.175.48.255'],
  ['198.18.0.0/15, benchmarks', '198.18.0.0', '198.19.255.255'],
  ['198.51.100.0/24, documentation', '198.51.100.0', '198.51.100.255'],
  ['203.0.113.0/24, documentation', '203.0.113.0', '203.0.113.255'],
  ['224.0.0.0/4, multicast', '224.0.0.0', '239.255.255.255'],
  ['240.0.0.0/4, reserved and broadcast', '240.0.0.0', '255.255.255.255'],
  // https://www.iana.org/assignments/iana-ipv6-special-registry
  ['::1, loopback', '::1', '0:0:0:0:0:0:0:1'],
  ['::, unspecified', '::', '0:0:0:0:0:0:0:0'],
  ['::/96, IPv4-compatible', '::2', '::255.255.255.255'],
  ['::/96 of a public IPv4 address', '::8.8.8.8', '::808:808'],
  ['::ffff:0:0:0/96, IPv4-translated', '::ffff:0:0:0', '::ffff:0:8.8.8.8'],
  ['64:ff9b::/96, NAT64', '64:ff9b::', '64:ff9b::255.255.255.255'],
  ['64:ff9b:1::/48, local NAT64', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['100::/64, discard', '100::', '100::ffff:ffff:ffff:ffff'],
  ['100:0:0:1::/64, dummy prefix', '100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff'],
  ['2001::/32, Teredo', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:1::/32, anycast services', '2001:1::1', '2001:1::3'],
  ['2001:2::/48, benchmarks', '2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff'],
  ['2001:3::/32, AMT', '2001:3::', '2001:3:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:4:112::/48, AS112', '2001:4:112::', '2001:4:112:ffff:ffff:ffff:ffff:ffff'],
  ['2001:10::/28, ORCHID', '2001:10::', '2001:1f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:20::/28, ORCHIDv2', '2001:20::', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:30::/28, drones', '2001:30::', '2001:3f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001::/23, protocol assignments', '2001:40::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:db8::/32, documentation', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2002::/16, 6to4', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2620:4f:8000::/48, AS112', '2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
  ['3fff::/20, documentation', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['5f00::/16, segment routing', '5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fc00::/7, unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fe80::/10, link-local', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fe80::/10 with a zone', 'fe80::1%eth0', 'fe80::1%1'],
  // https://www.iana.org/assignments/ipv6-address-space: global unicast is 2000::/3.
  ['400::/6, below global unicast', '400::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['4000::/3 and on, not allocated', '4000::', 'fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fec0::/10, site-local', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['ff00::/8, multicast', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
]

test.each(NOT_PUBLIC)('%s is not public (G-123, G-214)', (_, first, last) => {
  expect([first, last].filter(isPublicAddress)).toEqual([])
})

/** The forms of an IPv6 address that contain an IPv4 address. */
const EMBEDDING: readonly (readonly [form: string, of: (hex: string, dotted: string) => string])[] = [
  ['mapped', (_, dotted) => `::ffff:${dotted}`],
  ['mapped, in hexadecimal', (hex) => `::ffff:${hex}`],
  ['compatible', (_, dotted) => `::${dotted}`],
  ['translated', (hex) => `::ffff:0:${hex}`],
  ['6to4', (hex) => `2002:${hex}::1`],
  ['NAT64', (_, dotted) => `64:ff9b::${dotted}`],
  ['local NAT64', (hex) => `64:ff9b:1::${hex}`],
  ['Teredo, as the server', (hex) => `2001:0:${hex}::1`],
]

test.each(EMBEDDING)('a private IPv4 address, %s, is not public (G-123, G-214)', (_, of) => {
  const embedded = [
    of('7f00:1', '127.0.0.1'),
    of('a00:1', '10.0.0.1'),
    of('a9fe:a9fe', '169.254.169.254'),
    of('c0a8:101', '192.168.1.1'),
  ]
  expect(embedded.filter(isPublicAddress)).toEqual([])
})

test.each(['localhost', '', '0x7f.1', '010.0.0.1', '2130706433', '8.8.8', '[::1]', '2606:4700::1111::1'])(
  '%j is not an address',
  (text) => {
    expect(isPublicAddress(text)).toBe(false)
  },
)

test.each([
  ['https://hooks.example.com/pix', true],
  ['https://hooks.example.com:8443/pix', true],
  ['https://hooks.example.com./pix', true],
  ['https://8.8.8.8/', true],
  ['https://[2606:4700:4700::1111]/', true],
  ['http://hooks.example.com/', false],
  ['https://localhost/', false],
  ['https://LOCALHOST./', false],
  ['https://a.localhost/', false],
  ['https://printer.local/', false],
  ['https://db.internal/', false],
  ['https://intranet/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://0177.0.0.1/', false],
  ['https://192.88.99.1/', false],
  ['https://[::ffff:127.0.0.1]/', false],
  ['https://[::127.0.0.1]/', false],
  ['https://[64:ff9b:1::1]/', false],
  ['https://[fec0::1]/', false],
])('%s (G-123, G-214)', (url, want) => {
  expect(isPublicUrl(url)).toBe(want)
})
