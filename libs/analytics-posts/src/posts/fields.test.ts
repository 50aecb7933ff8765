import { listedMetrics } from '@tandem/api-contract'
import type { FieldUse, ListedMetric, Post } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { postColumns } from './post-columns.tsx'

/** In which column each field is; those of metrics have their names. */
const postFields: FieldUse<Omit<Post, ListedMetric>, string> = {
  id: 'post',
  account: 'account',
  kind: 'kind',
  caption: 'post',
  permalink: { leftOut: 'The page of the post links to it.' },
  media_url: 'post',
  thumbnail_url: 'post',
  posted_at: 'posted_at',
  engagement_rate: 'engagement',
  reach_rate: 'reach_rate',
  rated_at: { leftOut: 'Rates are of day 7, as their explanation says.' },
  read_at: { leftOut: 'The page of the post says it.' },
  gone_at: { leftOut: 'The card and the page of the post say it.' },
  products: 'products',
  products_are_set: 'products',
  sales: 'revenue',
  unread_stores: 'revenue',
  lift: 'lift',
  notes_count: 'actions',
}

test('the list of posts has a column for every field, and a field for every column', () => {
  const keys = postColumns('UTC', { isOwn: true, mayLink: true, onLinkProducts: () => undefined }).map(
    ({ key }) => key,
  )
  const named = Object.values<string | object>(postFields).filter((use) => typeof use === 'string')
  expect(new Set(keys)).toEqual(new Set([...named, ...listedMetrics]))
})
