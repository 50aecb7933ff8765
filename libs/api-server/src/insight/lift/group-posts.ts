import type { LiftPost } from './lift-types.ts'

/** Posts that share an estimate. */
export interface PostGroup {
  /** Earliest first. */
  posts: LiftPost[]
  /** When the first of them was published. */
  from: number
}

/** The time in which the sales of a product count for a group of posts. */
export interface ProductWindow {
  group: PostGroup
  from: number
  until: number
  /** The times of its posts about the product. */
  posts: number[]
  /** A post of another group was published before the end of the window. */
  isCut: boolean
}

/** Which posts share an estimate, and which time of each product counts for which of them. */
export interface GroupedPosts {
  groups: PostGroup[]
  /** By product, earliest window first; they never overlap. */
  windows: Map<number, ProductWindow[]>
}

/**
 * Posts about the same product can't be separated when their windows overlap by half or more: they share one
 * estimate. A later post starts its own estimate, and the product's sales count for it from then on.
 */
export function groupPosts(posts: readonly LiftPost[], windowLength: number): GroupedPosts {
  const ordered = posts.toSorted((one, other) => one.at - other.at || one.id - other.id)
  const latest = new Map<number, Membership>()
  const memberships = ordered.map((post) => {
    const own: Membership = { group: { posts: [post], from: post.at }, joined: null }
    for (const productId of new Set(post.productIds)) {
      const before = latest.get(productId)
      if (before !== undefined) join(own, before, post.at - windowLength / 2)
      latest.set(productId, own)
    }
    return own
  })
  const groups = memberships.filter(({ joined }) => joined === null).map(({ group }) => group)
  for (const group of groups) group.posts.sort((one, other) => one.at - other.at || one.id - other.id)
  const windows = new Map<number, ProductWindow[]>()
  for (const [index, post] of ordered.entries()) {
    const { group } = lastOf(memberships[index]!)
    for (const productId of new Set(post.productIds)) {
      addWindow(windows, productId, {
        group,
        from: post.at,
        until: post.at + windowLength,
        posts: [post.at],
        isCut: false,
      })
    }
  }
  return { groups: groups.sort((one, other) => one.from - other.from), windows }
}

/** A group, or a reference to the one that it was joined with. */
interface Membership {
  group: PostGroup
  joined: Membership | null
}

function lastOf(membership: Membership): Membership {
  let last = membership
  while (last.joined !== null) last = last.joined
  if (membership !== last) membership.joined = last
  return last
}

/** Joins the smaller group with the larger, unless the earlier one began too long ago. */
function join(one: Membership, other: Membership, earliest: number) {
  const [first, second] = [lastOf(one), lastOf(other)]
  if (first === second || Math.min(first.group.from, second.group.from) <= earliest) return
  const [larger, smaller] =
    first.group.posts.length > second.group.posts.length ? [first, second] : [second, first]
  larger.group.posts.push(...smaller.group.posts)
  larger.group.from = Math.min(larger.group.from, smaller.group.from)
  smaller.joined = larger
}

function addWindow(windows: Map<number, ProductWindow[]>, productId: number, window: ProductWindow) {
  const ofProduct = windows.get(productId)
  const last = ofProduct?.at(-1)
  if (ofProduct === undefined || last === undefined) {
    windows.set(productId, [window])
  } else if (last.group === window.group) {
    last.until = window.until
    last.posts.push(...window.posts)
  } else {
    if (last.until > window.from) {
      last.until = window.from
      last.isCut = true
    }
    ofProduct.push(window)
  }
}
