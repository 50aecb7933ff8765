import type { Generated, JSONColumnType } from 'kysely'
import type { AccountService, KeptMetric, PostMetric, PostPlace, SocialNetwork } from '@tandem/api-contract'
import type { PostInsights, PostKind } from '@tandem/connectors'
import type { DayColumn, NullableTimestamp, TeamId, Timestamp } from './columns.ts'
import type { SellingPostColumns } from './post-sales-tables.ts'

/** The metrics of a post with columns of their own; null when the network does not share them. */
type PostFigures = Record<KeptMetric, number | null>

/** Further figures of a post. */
export interface MorePostFigures extends Pick<PostInsights, 'profile_activity' | 'navigation'> {
  metrics: Partial<Record<PostMetric, number | null>>
}

interface SocialPostsTable extends PostFigures, SellingPostColumns {
  team_id: TeamId
  id: Generated<number>
  account_id: number
  /** Copied from the account. */
  service: AccountService
  social: SocialNetwork
  provider_id: string
  kind: PostKind
  place: PostPlace
  caption: string | null
  /** The caption, normalised for searching. */
  search_text: Generated<string>
  permalink: string | null
  media_url: string | null
  thumbnail_url: string | null
  posted_at: Timestamp
  figures: JSONColumnType<MorePostFigures | null, string | null | undefined, string | null>
  /** The account's followers when the rates were read; see accounts/engagement.ts. */
  followers_count: number | null
  engagement_rate: number | null
  reach_rate: number | null
  /** What lists are sorted by; see insight/post-sales/post-sorts.ts. */
  revenue: Generated<number | null>
  /** The lower end of its lift, for the same purpose. */
  lift: Generated<number | null>
  /** When both rates were read; null before that. */
  rated_at: NullableTimestamp
  read_at: Timestamp
  insights_read_at: NullableTimestamp
  insights_missing: PostInsights['missing']
  /** When a reading first failed to find it. */
  gone_at: NullableTimestamp
}

/** The figures of a post at the last reading of a day of the team. */
interface PostDayTable extends PostFigures {
  team_id: TeamId
  post_id: number
  day: DayColumn
  /** When that reading was. */
  read_at: Timestamp
}

/** Posts of accounts, and how their figures developed. */
export interface PostTables {
  social_posts: SocialPostsTable
  post_day: PostDayTable
}
