import type { InstagramAccount, PostKind } from './account.ts'
import { captionOf } from './captions.ts'
import type { LinkedProduct } from './captions.ts'
import { bell, between, pick, pickByWeight } from './noise.ts'
import type { Noise } from './noise.ts'
import { day, hour, weekday } from './pacific-day.ts'

/** A post of an account. */
export interface Post {
  id: string
  account: InstagramAccount
  kind: PostKind
  /** When it was published, in milliseconds. */
  at: number
  shortcode: string
  /** Undefined for a few posts. */
  caption: string | undefined
  /** Ids of a carousel's pictures. */
  children: string[]
  hidesLikes: boolean
  commentsEnabled: boolean
  sharedToFacebook: boolean
  /** It has licensed sound, so apps don't get the file. */
  hasLicensedAudio: boolean
  /** How well it does compared with the account's other posts: 1 is usual, a few reach 10. */
  strength: number
}

/** Looks up posts; a published post never changes. */
export interface Posts {
  /** The posts that an account has published by a time, newest first. */
  until(account: InstagramAccount, time: number): Post[]
  byId(id: string, time: number): Post | undefined
}

/** How likely a post is on each day from Sunday, and in each hour of the day from midnight. */
const dayWeights = [0.8, 1.1, 1.15, 1.2, 1.2, 1.05, 0.5]
const hourWeights = Object.fromEntries(
  [0, 0, 0, 0, 0, 0, 1, 3, 5, 5, 4, 4, 6, 5, 3, 3, 4, 6, 9, 10, 8, 5, 2, 1].map((weight, at) => [at, weight]),
)

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * 18 digits: a part that is unique to each post (or carousel picture), and an odd end that a floating-point
 * number can't represent.
 */
const idOf = (number: number, dayNumber: number, index: number, child: number, noise: Noise): string => {
  const end = 2 * Math.floor(noise('end', number, dayNumber, index, child) * 5) + 1
  const parts: [value: number, width: number][] = [
    [number, 5],
    [dayNumber, 5],
    [index, 2],
    [child, 2],
    [end, 1],
  ]
  return `179${parts.map(([value, width]) => String(value).padStart(width, '0')).join('')}`
}

const partsOf = (id: string) => {
  const parts = /^179(\d{5})(\d{5})\d{5}$/.exec(id)?.slice(1).map(Number)
  return parts && { number: parts[0]!, dayNumber: parts[1]! }
}

/** Generates the posts of some accounts; an account's index in the list is part of its posts' ids. */
export const createPosts = (
  noise: Noise,
  accounts: readonly InstagramAccount[],
  products: readonly LinkedProduct[],
): Posts => {
  const known = new Map<string, Post[]>()
  /** The list that was requested last, for each account. */
  const listed = new Map<InstagramAccount, { last: number; posts: Post[] }>()

  const make = (account: InstagramAccount, number: number, dayNumber: number, index: number): Post => {
    const key = `${account.username}:${dayNumber}:${index}`
    const kind = pickByWeight(account.kinds, noise(key, 'kind'))
    const pickedHour = Number(pickByWeight(hourWeights, noise(key, 'hour')))
    const minutes = Math.floor(noise(key, 'minute') * 60)
    const seconds = Math.floor(noise(key, 'second') * 60)
    const local = dayNumber * day + pickedHour * hour + minutes * 60_000 + seconds * 1000
    const isOutlier = noise(key, 'outlier') < 0.025
    const product =
      account.sells && products.length > 0 && noise(key, 'linked') < 0.22
        ? pick(products as [LinkedProduct, ...LinkedProduct[]], noise(key, 'product'))
        : undefined
    const caption = noise(key, 'silent') < 0.03 ? undefined : captionOf(noise, key, account.topic, product)
    const pictures = kind === 'carousel' ? Math.floor(between(noise(key, 'pictures'), 2, 8)) : 0
    return {
      id: idOf(number, dayNumber, index, 0, noise),
      account,
      kind,
      at: local - account.utcOffset * hour,
      shortcode: Array.from(
        { length: 11 },
        (_, at) => alphabet[Math.floor(noise(key, 'shortcode', at) * alphabet.length)],
      ).join(''),
      caption,
      children: Array.from({ length: pictures }, (_, child) =>
        idOf(number, dayNumber, index, child + 1, noise),
      ),
      hidesLikes: noise(key, 'hidden') < account.hidesLikes,
      commentsEnabled: noise(key, 'comments') > 0.02,
      sharedToFacebook: noise(key, 'facebook') < 0.6,
      hasLicensedAudio: kind === 'reel' && noise(key, 'audio') < 0.12,
      strength:
        Math.exp(0.38 * bell(noise, key, 'strength')) *
        (isOutlier ? between(noise(key, 'size'), 4, 9) : 1) *
        (product ? 0.92 : 1),
    }
  }

  const ofDay = (account: InstagramAccount, number: number, dayNumber: number): Post[] => {
    const name = `${number}:${dayNumber}`
    const found = known.get(name)
    if (found) return found
    const expected = (account.postsPerWeek / 7) * (dayWeights[weekday(dayNumber)] ?? 1)
    const count = Math.floor(expected + noise(account.username, dayNumber, 'count'))
    const posts = Array.from({ length: count }, (_, index) => make(account, number, dayNumber, index))
    // The id decides the order of posts that were published in the same second.
    const sorted = posts.toSorted((one, other) => other.at - one.at || other.id.localeCompare(one.id))
    known.set(name, sorted)
    return sorted
  }

  /** Newest first; also later ones, if those were listed before. */
  const throughDay = (account: InstagramAccount, last: number): Post[] => {
    const found = listed.get(account)
    if (found && found.last >= last) return found.posts
    const number = accounts.indexOf(account)
    const first = Math.floor(Date.parse(account.opened) / day)
    const posts: Post[] = []
    for (let dayNumber = last; dayNumber >= first; dayNumber -= 1)
      posts.push(...ofDay(account, number, dayNumber))
    listed.set(account, { last, posts })
    return posts
  }

  return {
    until(account, time) {
      const posts = throughDay(account, Math.floor((time + account.utcOffset * hour) / day))
      const newest = posts.findIndex((post) => post.at <= time)
      return newest === -1 ? [] : posts.slice(newest)
    },
    byId(id, time) {
      const parts = partsOf(id)
      const account = parts && accounts[parts.number]
      if (!account || parts.dayNumber * day < Date.parse(account.opened)) return undefined
      return ofDay(account, parts.number, parts.dayNumber).find(
        (post) => post.at <= time && (post.id === id || post.children.includes(id)),
      )
    },
  }
}
