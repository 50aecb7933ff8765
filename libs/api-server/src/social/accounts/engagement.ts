import { sql } from 'kysely'
import type { AccountService } from '@tandem/api-contract'

/** What people did with a post; null where the network does not tell. */
export interface Reactions {
  likes: number | null
  comments: number | null
  shares: number | null
  saves: number | null
}

/**
 * Reactions as a share of the followers then; of others' posts likes and comments alone, because the
 * rest is theirs. Null where a part is not told: hidden likes give no rate, not a low one.
 */
export function engagementRate(
  service: AccountService,
  { likes, comments, shares, saves }: Reactions,
  followers: number | null,
): number | null {
  const reacted = reactionsOf(service, { likes, comments, shares, saves })
  return reacted === null || followers === null || followers <= 0 ? null : reacted / followers
}

/** The same as a share of the people who saw an own post; null where one of both is not told. */
export function reachRate(reactions: Reactions, reach: number | null): number | null {
  const reacted = reactionsOf('social', reactions)
  return reacted === null || reach === null || reach <= 0 ? null : reacted / reach
}

function reactionsOf(service: AccountService, { likes, comments, shares, saves }: Reactions): number | null {
  const parts = service === 'tracker' ? [likes, comments] : [likes, comments, shares, saves]
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
}

/**
 * Whether the rates of a post stay as they are: they are those of day 7 after publishing, that is of the last reading
 * before day 8, and of the first one where that came later. `row` names the post in the statement.
 */
export const areRatesKept = (row: string, now: Date) =>
  sql<boolean>`(${sql.ref(`${row}.rated_at`)} is not null
    and ${now}::timestamptz >= ${sql.ref(`${row}.posted_at`)} + interval '8 days')`
