import { GraphQLError } from 'graphql'
import { highestCost } from './cost.ts'

/** Refuses a query that costs more than the limit for one query. */
export const tooDear = (cost: number) =>
  new GraphQLError(
    `Query cost is ${cost}, which exceeds the single query max cost limit (${highestCost}).

See https://shopify.dev/concepts/about-apis/rate-limits for more information on how the
cost of a query is calculated.

To query larger amounts of data with fewer limits, bulk operations should be used instead.
See https://shopify.dev/tutorials/perform-bulk-operations-with-admin-api for usage details.
`,
    {
      extensions: {
        code: 'MAX_COST_EXCEEDED',
        cost,
        maxCost: highestCost,
        documentation: 'https://shopify.dev/api/usage/rate-limits',
      },
    },
  )

/** Refuses a query when there aren't enough points left at the moment. */
export const throttled = new GraphQLError('Throttled', {
  extensions: { code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits' },
})
