import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'
import { developingMetrics, postMetrics } from './post-metrics.ts'
import { recordOf } from './record-of.ts'

const developed = recordOf(developingMetrics, () => v.nullable(Count))
const medians = recordOf(developingMetrics, () => v.nullable(v.number()))

/** All that is known of a post's figures, how they came about, and what is usual for its account. */
export const PostInsights = v.strictObject({
  /** Null where the network tells none. */
  metrics: v.record(v.picklist(postMetrics), v.nullable(v.number())),
  /** What people did on the profile, by the network's word (`bio_link_clicked`, `call` …); null where it is not told. */
  profile_activity: v.nullable(v.record(v.string(), v.number())),
  /** Why there are no insights: posted before the account was a professional one, gone, or too few viewers so far. */
  missing: v.nullable(v.picklist(['older_than_account', 'gone', 'too_few_viewers'])),
  /** When the insights were read last; null where they never were. */
  insights_read_at: v.nullable(Instant),
  /** How it stood at the last reading of each day of the team; days without a reading are left out. */
  days: v.array(
    v.strictObject({
      day: v.string(),
      /** Days since the day it was published, which is 0. */
      age: Count,
      ...developed,
    }),
  ),
  /** Medians over the account's latest posts of the same kind that were published before it, at most 20. */
  usual: v.strictObject({
    posts_count: Count,
    /** Of what they have gathered so far. */
    totals: v.strictObject(medians),
    /** Of how they stood at each age, over those that were read at that age; ages of fewer than 3 posts are left out. */
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
