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
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['fe80::1%eth0', 'fe80::2%eth1', 'fe80:0:0:0::/64'],
  ['192.0.2.10:4711', '192.0.2.10:4712', '192.0.2.10'],
  ['[2001:db8:1:2::1]:4711', '[2001:db8:1:2::2]:4712', '2001:db8:1:2::/64'],
  ['::ffff:192.0.2.10', '::ffff:c000:20a', '192.0.2.10'],
  ['64:ff9b::192.0.2.10', '::FFFF:192.0.2.10', '192.0.2.10'],
])('counts %s and %s as one caller', (one, other, network) => {
  expect([networkOf(one), networkOf(other)]).toEqual([network, network])
})

test.each(['::ffff:', '64:ff9b::'])('counts IPv4 addresses written with %s each on its own', (prefix) => {
  expect(networkOf(`${prefix}192.0.2.10`)).not.toBe(networkOf(`${prefix}192.0.2.11`))
})

test.each(['', ':', '[', '::1%', 'a:b:c:d', '%'.repeat(50), ':'.repeat(1_000_000), '[::1'])(
  'accepts anything that a proxy passes (%#)',
  (address) => {
    expect(networkOf(address).length).toBeLessThanOrEqual(100)
  },
)
