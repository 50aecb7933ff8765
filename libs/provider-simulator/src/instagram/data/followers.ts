import { referenceTime } from './account.ts'
import type { InstagramAccount } from './account.ts'
import type { Noise } from './noise.ts'
import { day } from './pacific-day.ts'
import type { Post, Posts } from './posts.ts'

/** Reads the number of followers of an account. */
export interface Followers {
  at(account: InstagramAccount, time: number): number
  /**
   * Followers gained and lost between two times; their difference is the change of the number of followers.
   */
  between(account: InstagramAccount, from: number, until: number): { gained: number; lost: number }
}

const year = 365 * day

/** Interpolates between one random value for each day. */
const daily = (noise: Noise, name: string, time: number): number => {
  const dayNumber = Math.floor(time / day)
  const part = time / day - dayNumber
  return noise(name, dayNumber) * (1 - part) + noise(name, dayNumber + 1) * part
}

/** Followers that one outstanding post brought, as a part of all followers. */
const brought = (post: Post, time: number): number => {
  const age = (time - post.at) / day
  return 0.0025 * (post.strength - 3.5) * (1 - Math.exp(-age / 2.5)) * Math.exp(-age / 110)
}

/**
 * The number of followers as a curve: growth that flattens, a weekly rhythm, slow waves, the ups and downs of
 * single days, and the followers that outstanding posts bring, many of whom leave again. It is calculated
 * from the time alone, without state.
 */
export const createFollowers = (noise: Noise, posts: Posts): Followers => {
  const at = (account: InstagramAccount, time: number): number => {
    const { username, growth } = account
    const years = (time - referenceTime) / year
    const perDay = growth / 365
    const outstanding = posts
      .until(account, time)
      .filter(({ strength, at: published }) => strength > 3.5 && time - published < 400 * day)
      .reduce((sum, post) => sum + brought(post, time), 0)
    const share =
      1 +
      2 * growth * Math.tanh(years / 2) +
      1.1 * perDay * Math.sin((2 * Math.PI * time) / (7 * day)) +
      0.004 * Math.sin((2 * Math.PI * time) / (83 * day) + 6 * noise(username, 'wave')) +
      1.6 * perDay * (daily(noise, username, time) - 0.5) +
      outstanding
    return Math.max(0, Math.round(account.followers * share))
  }

  return {
    at,
    between(account, from, until) {
      const [before, after] = [at(account, from), at(account, until)]
      const days = (until - from) / day
      const usual = before * 0.0009 * days * (0.7 + 0.6 * noise(account.username, 'lost', from))
      const change = after - before
      const lost = Math.max(Math.round(usual), change < 0 ? -change : 0)
      return { gained: lost + change, lost }
    },
  }
}
