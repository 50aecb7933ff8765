import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'
import { developingMetrics, postMetrics } from './post-metrics.ts'
import { recordOf } from './record-of.ts'

const developed = recordOf(developingMetrics, () => v.nullable(Count))
const medians = recordOf(developingMetrics, () => v.nullable(v.number()))

/** Everything known about a post's figures, how they developed, and what is usual for its account. */
export const PostInsights = v.strictObject({
  /** Null when the network shares none. */
  metrics: v.record(v.picklist(postMetrics), v.nullable(v.number())),
  /**
   * Actions on the profile, named by the network (`bio_link_clicked`, `call` …); null when it doesn't share
   * them.
   */
  profile_activity: v.nullable(v.record(v.string(), v.number())),
  /**
   * Why there are no insights: posted before the account became professional, gone, or too few viewers so
   * far.
   */
  missing: v.nullable(v.picklist(['older_than_account', 'gone', 'too_few_viewers'])),
  /** When the insights were last read; null when never. */
  insights_read_at: v.nullable(Instant),
  /** The figures at the last reading of each of the team's days; days without a reading are left out. */
  days: v.array(
    v.strictObject({
      day: v.string(),
      /** Days since the day it was published, which is 0. */
      age: Count,
      ...developed,
    }),
  ),
  /** Medians over the account's latest earlier posts of the same kind, at most 20. */
  usual: v.strictObject({
    posts_count: Count,
    /** Medians of their figures so far. */
    totals: v.strictObject(medians),
    /**
     * Medians at each age, over the posts that were read at that age. Ages with fewer than 3 posts are left
     * out.
     */
    days: v.array(v.strictObject({ age: Count, posts_count: Count, ...medians })),
  }),
})
export type PostInsights = v.InferOutput<typeof PostInsights>

export const getPostInsights = endpoint({
  name: 'getPostInsights',
  method: 'GET',
  path: '/{service}/{social}/posts/{id}/insights',
  summary: 'All figures of a post, their development, and the usual post of its account beside them',
  access: 'analytics.read',
  reads: ['posts'],
  params: v.strictObject({ ...accountsPath, id: Id }),
  data: PostInsights,
  errors: ['MODEL_NOT_FOUND'],
})
