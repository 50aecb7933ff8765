import type { AccountService } from '@tandem/api-contract'

/** What people did with a post; null where the network does not tell. */
export interface Reactions {
  likes: number | null
  comments: number | null
  shares: number | null
  saves: number | null
}

/**
 * Reactions as a share of the followers at the time of reading; of others' posts likes and comments alone, because the
 * rest is theirs. Null where a part is not told: hidden likes give no rate, not a low one.
 */
export function engagementRate(
  service: AccountService,
  { likes, comments, shares, saves }: Reactions,
  followers: number | null,
): number | null {
  const parts = service === 'tracker' ? [likes, comments] : [likes, comments, shares, saves]
  if (followers === null || followers <= 0 || parts.includes(null)) return null
  return parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) / followers
}
