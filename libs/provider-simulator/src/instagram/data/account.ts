import type { Topic } from './captions.ts'

/** The four kinds of posts. */
export const postKinds = ['image', 'carousel', 'reel', 'video'] as const
/** What a post is. */
export type PostKind = (typeof postKinds)[number]

/** A professional account, and what its posts and figures are made of. */
export interface InstagramAccount {
  /** Of 17 digits, beyond what a number can hold. */
  id: string
  ig_id: string
  username: string
  name?: string
  biography?: string
  website?: string
  /** How many followed it on 21 November 2026. */
  followers: number
  /** By what part of them it grew in that year. */
  growth: number
  follows: number
  /** `YYYY-MM-DD`: its first post is not older. */
  opened: string
  /** `YYYY-MM-DD`: posts from before have no insights. */
  professionalSince: string
  postsPerWeek: number
  /** How often each kind is posted, relative to the others. */
  kinds: Record<PostKind, number>
  topic: Topic
  /** Its captions lead to products of the shop now and then. */
  sells?: boolean
  /** Of its followers, in hours from UTC: when they are awake. */
  utcOffset: number
  /** The part of posts whose likes are hidden. */
  hidesLikes: number
}

/** The day on which an account has as many followers as it says. */
export const referenceTime = Date.parse('2026-11-21T00:00:00Z')
