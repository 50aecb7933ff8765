import { keptMetrics } from '@tandem/api-contract'
import { accountMetrics } from '@tandem/connectors'
import { salesSums } from '../../commerce/post-links/queries.ts'
import type { AccountTables } from '../../platform/database/account-tables.ts'
import type { PostSalesTables } from '../../platform/database/post-sales-tables.ts'
import type { PostTables } from '../../platform/database/post-tables.ts'
import type { ZoneChangeTables } from '../../platform/database/zone-change-tables.ts'
import { decided } from './exported-table.ts'

/** In the order of the files: the metrics of a list of posts come first. */
const postMetrics = [
  'likes' as const,
  'comments' as const,
  ...keptMetrics.filter((metric) => metric !== 'likes' && metric !== 'comments'),
]
const howFarZonesAre = 'How far a change of the time zone is.'
const whereCountingStands = 'How far sales of posts are counted.'

/** Accounts, posts, and their sales; see `teamData`. */
export const socialData = decided<
  keyof (AccountTables & PostTables & PostSalesTables & Omit<ZoneChangeTables, 'zone_changes'>)
>()({
  social_accounts: {
    file: 'accounts',
    about: 'Accounts of social networks, the team’s own and those that it tracks.',
    columns: [
      'id',
      'service',
      'social',
      'provider_id',
      'username',
      'name',
      'biography',
      'website',
      'picture_url',
      'page_name',
      'followers_count',
      'following_count',
      'posts_count',
      'engagement_rate',
      'is_renamed',
      'archived_at',
      'revoked_at',
      'created_at',
    ],
  },
  account_credentials: { leftOut: 'What accounts are read with.' },
  account_collections: {
    file: 'account-collections',
    about: 'Collections of accounts.',
    columns: ['id', 'service', 'social', 'name', 'created_at'],
    without: ['name_key'],
  },
  account_collection_members: {
    file: 'account-collection-members',
    about: 'Which account is in which collection.',
    columns: ['collection_id', 'account_id'],
  },
  account_readings: {
    leftOut: 'Where the reading of an account stands; its history is in account-readings.',
  },
  account_reading_records: {
    file: 'account-readings',
    about: 'Each time that an account was read.',
    columns: ['id', 'account_id', 'cause', 'asked_by', 'state', 'started_at', 'finished_at', 'rows', 'error'],
  },
  account_day: {
    file: 'account-days',
    about: 'What an account gathered on a day, as the network cuts days.',
    columns: [
      'account_id',
      'day',
      ...accountMetrics,
      'new_followers',
      'totals_read_at',
      'series_read_at',
      'online_read_at',
    ],
  },
  account_counts: {
    file: 'account-counts',
    about: 'Followers and posts of an account, at the last reading of a day.',
    columns: ['account_id', 'day', 'followers_count', 'following_count', 'posts_count', 'read_at'],
  },
  online_followers: {
    file: 'online-followers',
    about: 'How many followers were online in an hour.',
    columns: ['account_id', 'day', 'hour', 'starts_at', 'followers'],
  },
  account_audience: {
    file: 'account-audiences',
    about: 'Who an audience was on a day.',
    columns: ['account_id', 'day', 'of', 'dimension', 'shares', 'read_at'],
  },
  social_posts: {
    file: 'posts',
    about: 'Posts, reels and stories, with their latest figures.',
    columns: [
      'id',
      'account_id',
      'service',
      'social',
      'provider_id',
      'kind',
      'place',
      'caption',
      'permalink',
      'media_url',
      'thumbnail_url',
      'posted_at',
      ...postMetrics,
      'figures',
      'followers_count',
      'engagement_rate',
      'reach_rate',
      'rated_at',
      'read_at',
      'insights_read_at',
      'gone_at',
      'products_are_set',
      'has_products',
    ],
    without: ['search_text', 'insights_missing', 'shortcode', 'revenue', 'lift'],
  },
  post_day: {
    file: 'post-days',
    about: 'How a post stood at the last reading of a day.',
    columns: ['post_id', 'day', ...postMetrics, 'read_at'],
  },
  post_addresses: { leftOut: 'Addresses in captions; the captions are in posts.' },
  post_products: {
    file: 'post-products',
    about: 'Which product a post leads to.',
    columns: ['post_id', 'product_id'],
  },
  // Updated by triggers of the next one.
  post_codes: {
    file: 'post-codes',
    about: 'Discount codes that the team gave a post.',
    columns: ['post_id', 'code'],
    without: ['code_key'],
  },
  short_links: {
    file: 'short-links',
    about: 'Short links of posts, which lead to a product at the shop.',
    columns: ['id', 'code', 'post_id', 'product_id', 'tag', 'is_on', 'created_at'],
  },
  short_link_opens: {
    file: 'short-link-opens',
    about: 'How often a short link was opened on a day.',
    columns: ['link_id', 'day', 'opens'],
  },
  post_sales: {
    file: 'post-sales',
    about: 'What a post sold in all, per currency.',
    columns: ['post_id', 'currency', 'account_id', ...salesSums],
    amounts: Object.fromEntries(
      salesSums.filter((sum) => /_(revenue|also|cost)$/.test(sum)).map((sum) => [sum, 'currency']),
    ),
    without: ['posted_at'],
  },
  order_posts: {
    file: 'post-orders',
    about: 'Orders that count for a post: one that they name, or several that they could belong to.',
    columns: [
      'order_id',
      'post_id',
      'kind',
      'window_days',
      'ordered_at',
      'currency',
      'units',
      'revenue',
      'order_units',
      'order_revenue',
      'posts',
      'costed_units',
      'todays_units',
      'costed_revenue',
      'cost',
    ],
    amounts: {
      revenue: 'currency',
      order_revenue: 'currency',
      costed_revenue: 'currency',
      cost: 'currency',
    },
  },
  post_lifts: {
    file: 'post-lifts',
    about:
      'What a post added to the sales of its products, as it was estimated last; of several posts together where they share it.',
    columns: ['post_id', 'posts', 'verdict', 'is_over', 'is_cut', 'sold', 'expected', 'lift', 'low', 'high'],
    without: ['days', 'ranked_low'],
  },
  post_sales_due: { leftOut: whereCountingStands },
  post_sales_counts: { leftOut: whereCountingStands },
  account_zone_moves: { leftOut: howFarZonesAre },
  store_zone_moves: { leftOut: howFarZonesAre },
})
