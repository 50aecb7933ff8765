import { sql } from 'kysely'
import type { AccountService } from '@tandem/api-contract'

/** What people did with a post; null when the network does not say. */
export interface Reactions {
  likes: number | null
  comments: number | null
  shares: number | null
  saves: number | null
}

/**
 * Reactions as a share of the followers at that time; for posts of tracked accounts only likes and comments, because
 * the rest is private. Null when a part is missing: hidden likes give no rate instead of a low one.
 */
export function engagementRate(
  service: AccountService,
  { likes, comments, shares, saves }: Reactions,
  followers: number | null,
): number | null {
  const reacted = reactionsOf(service, { likes, comments, shares, saves })
  return reacted === null || followers === null || followers <= 0 ? null : reacted / followers
}

/** Reactions as a share of the people who saw an own post; null when either is missing. */
export function reachRate(reactions: Reactions, reach: number | null): number | null {
  const reacted = reactionsOf('social', reactions)
  return reacted === null || reach === null || reach <= 0 ? null : reacted / reach
}

function reactionsOf(service: AccountService, { likes, comments, shares, saves }: Reactions): number | null {
  const parts = service === 'tracker' ? [likes, comments] : [likes, comments, shares, saves]
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
}

/**
 * Whether the rates of a post are final: they are those of day 7 after publishing, so of the last reading before day
 * 8, or of the first reading when that came later. `row` names the post in the statement.
 */
export const areRatesKept = (row: string, now: Date) =>
  sql<boolean>`(${sql.ref(`${row}.rated_at`)} is not null
    and ${now}::timestamptz >= ${sql.ref(`${row}.posted_at`)} + interval '8 days')`
