import { sql } from 'kysely'
import { commerceMessages, filteredMetrics } from '@tandem/api-contract'
import type { FilteredMetric } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { compares, conditionsOf, isOneOf, momentsOf } from '../../platform/lists/list-filters.ts'
import type { ListFilters } from '../../platform/lists/list-filters.ts'
import type { Condition } from '../../platform/lists/condition.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import type { PostScope, PostView } from './post-scope.ts'

/** The column of each figure. */
const columnOf = (metric: FilteredMetric) => (metric === 'engagement' ? 'engagement_rate' : metric)

/** The filters of a list of posts. @throws VALIDATION_FAILED for a product that is not the team's */
export async function postFilters(
  db: TeamDatabase,
  view: PostView,
  { service, social }: PostScope,
): Promise<ListFilters> {
  const { kind, product, product_id } = view
  if (product_id !== undefined) await requireProduct(db, product_id)
  const { from, until } = await momentsOf(db, view)
  const bounds = filteredMetrics.map((metric) => ({
    metric,
    min: boundOf(metric, view[`${metric}_min`]),
    max: boundOf(metric, view[`${metric}_max`]),
  }))
  return {
    conditions: conditionsOf(
      isOneOf('kind', kind),
      compares('posted_at', '>=', from),
      compares('posted_at', '<', until),
      product && productConditions[product],
      product_id === undefined ? undefined : leadsTo(db, product_id),
      ...bounds.flatMap(({ metric, min, max }) => [
        compares(columnOf(metric), '>=', min),
        compares(columnOf(metric), '<=', max),
      ]),
    ),
    values: {
      service,
      social,
      kind,
      from,
      until,
      product,
      product_id,
      ...Object.fromEntries(
        bounds.flatMap(({ metric, min, max }) => [
          [`${metric}_min`, min],
          [`${metric}_max`, max],
        ]),
      ),
    },
    counted: null,
  }
}

/** Converts per cent to the stored share: 3.4 / 100 would miss the share 0.034 by its last digit. */
const boundOf = (metric: FilteredMetric, bound: number | undefined) =>
  bound === undefined || metric !== 'engagement' ? bound : Number(`${bound.toFixed(6)}e-2`)

const productConditions: Record<NonNullable<PostView['product']>, Condition> = {
  linked: sql`has_products`,
  none: sql`not has_products`,
}

const leadsTo = (db: TeamDatabase, product: number): Condition => sql`
  exists (select from post_products l where l.team_id = ${currentTeam(db)} and l.product_id = ${product}
    and l.post_id = social_posts.id)`

async function requireProduct(db: TeamDatabase, id: number) {
  const product = await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst()
  if (!product) throw fieldProblem('product_id', commerceMessages.list.productUnknown)
}
