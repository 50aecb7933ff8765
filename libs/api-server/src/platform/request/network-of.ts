const groupsOfNetwork = 4

/** Longer than any address with its zone and port; anything longer isn't one. */
const longestAddress = 100

/**
 * The key for limits: one IPv4 address, or the /64 of an IPv6 address, which every line gets at least; otherwise a
 * caller with that many addresses would have as many turns. A caller has one key however the address is written: with
 * a port, as some proxies add, with a zone, or IPv4 within IPv6.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address.slice(0, longestAddress))
  if (!bare.includes(':')) return bare
  const [text = ''] = bare.split('%')
  const url = `http://[${text}]`
  if (!URL.canParse(url)) return bare
  // The parser normalises an address: no leading zeros, and the longest run of empty groups as `::`.
  const [before = [], after] = new URL(url).hostname.slice(1, -1).split('::').map(groupsIn)
  const written = [...before, ...(after ?? [])]
  const groups = [...before, ...Array<string>(8 - written.length).fill('0'), ...(after ?? [])]
  return ipv4Prefixes.includes(groups.slice(0, 6).join(':'))
    ? ipv4Of(groups[6], groups[7])
    : `${groups.slice(0, groupsOfNetwork).join(':')}::/64`
}

/** IPv4 callers on a dual-stack socket, and behind a NAT64: each is a separate address. */
const ipv4Prefixes = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

const groupsIn = (text: string) => text.split(':').filter(Boolean)

const ipv4Of = (...groups: (string | undefined)[]) =>
  groups
    .map((group) => Number.parseInt(group ?? '0', 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')

/** `[2001:db8::1]:443` and `192.0.2.10:443` are addresses with a port; an IPv6 address without brackets has none. */
function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1).split(']')[0] ?? ''
  const [host = '', ...rest] = address.split(':')
  return rest.length === 1 ? host : address
}
