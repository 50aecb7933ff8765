import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['192.0.2.10', '192.0.2.10'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:0:0:1::', '2001:0:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['unknown', 'unknown'],
  ['192.0.2.10:4711', '192.0.2.10:4711'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('IPv4 written as IPv6 is an address of its own', () => {
  expect(networkOf('::ffff:192.0.2.10')).not.toBe(networkOf('::ffff:192.0.2.11'))
})
