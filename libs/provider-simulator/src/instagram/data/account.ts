import type { Topic } from './captions.ts'

/** The four kinds of posts. */
export const postKinds = ['image', 'carousel', 'reel', 'video'] as const
/** The kind of a post. */
export type PostKind = (typeof postKinds)[number]

/** A professional account, and the values its posts and figures are generated from. */
export interface InstagramAccount {
  /** 17 digits, more than a number can represent exactly. */
  id: string
  ig_id: string
  username: string
  name?: string
  biography?: string
  website?: string
  /** The number of followers on 21 November 2026. */
  followers: number
  /** The part of its followers that it gained in that year. */
  growth: number
  follows: number
  /** `YYYY-MM-DD`: its first post isn't older than this. */
  opened: string
  /** `YYYY-MM-DD`: posts from before this day have no insights. */
  professionalSince: string
  postsPerWeek: number
  /** How often each kind is posted, relative to the others. */
  kinds: Record<PostKind, number>
  topic: Topic
  /** Its captions link to products of the shop now and then. */
  sells?: boolean
  /** Its followers' offset from UTC in hours, for when they are awake. */
  utcOffset: number
  /** The part of its posts whose likes are hidden. */
  hidesLikes: number
}

/** The time at which an account has exactly the number of followers it is defined with. */
export const referenceTime = Date.parse('2026-11-21T00:00:00Z')
