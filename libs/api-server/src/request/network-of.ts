const groupsOfNetwork = 4

/**
 * What limits count by: the address itself, or its /64, which is what one line with IPv6 has at the least. Whoever
 * may choose among that many addresses would have as many turns otherwise.
 */
export function networkOf(address: string): string {
  const url = `http://[${address}]`
  if (!address.includes(':') || !URL.canParse(url)) return address
  // Written in one way by the parser: without leading noughts, the longest run of empty groups as `::`.
  const [before = [], after] = new URL(url).hostname.slice(1, -1).split('::').map(groupsIn)
  const written = [...before, ...(after ?? [])]
  const groups = [...before, ...Array<string>(8 - written.length).fill('0'), ...(after ?? [])]
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? address : `${groups.slice(0, groupsOfNetwork).join(':')}::/64`
}

const groupsIn = (text: string) => text.split(':').filter(Boolean)
