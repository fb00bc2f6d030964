import { expect, test } from 'vitest'
import { isPublicAddress, isPublicUrl } from '../../src/domain/webhook/public-url.ts'

const PUBLIC = [
  '8.8.8.8',
  '1.1.1.1',
  '2606:4700:4700::1111',
  '172.15.255.255',
  '172.32.0.0',
  '::ffff:8.8.8.8',
]
const PRIVATE = [
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
].concat(
  ['0.0.0.0', '100.64.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fc00::1', 'fd12::1', 'fe80::1'],
  ['ff02::1', '2001:db8::1', '::ffff:10.0.0.1', '::ffff:127.0.0.1', '::FFFF:a00:1', 'localhost', ''],
)

test.each(PUBLIC)('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
test.each(PRIVATE)('%j is not public (G-123, G-214)', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  ['https://hooks.example.com/pix', true],
  ['https://hooks.example.com:8443/pix', true],
  ['https://hooks.example.com./pix', true],
  ['https://8.8.8.8/', true],
  ['http://hooks.example.com/', false],
  ['https://localhost/', false],
  ['https://LOCALHOST./', false],
  ['https://a.localhost/', false],
  ['https://printer.local/', false],
  ['https://db.internal/', false],
  ['https://intranet/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::ffff:127.0.0.1]/', false],
  ['https://[64:ff9b:1::1]/', false],
])('%s (G-123, G-214)', (url, want) => {
  expect(isPublicUrl(url)).toBe(want)
})
