import type { ProviderErrorKind } from '../provider-error.ts'
import { pageAnswer } from '../json-measure.ts'
import type { GraphqlClient, Query, QueryAnswer } from './graphql-client.ts'
import type { QuerySize } from './query-size.ts'
import { TooExpensive } from './refusals.ts'

/** A query whose cost grows with the number of rows. */
export interface SizedQuery<Data> extends Omit<Query<Data>, 'variables' | 'cost' | 'onCost' | 'onFailure'> {
  size: QuerySize
  variables: (rows: number) => Record<string, unknown>
}

/** Failures that a smaller page may avoid. */
const mayBeTooMuch: ReadonlySet<ProviderErrorKind> = new Set([
  'provider_failed',
  'timeout',
  'not_data',
  'unexpected_data',
])

/** Requests as many rows as the cost of a query allows. @throws ProviderError, or the signal's reason */
export async function askSized<Data>(
  client: GraphqlClient,
  { size, variables, ...query }: SizedQuery<Data>,
): Promise<QueryAnswer<Data> & { asked: number }> {
  for (;;) {
    let asked = size.current()
    try {
      const answer = await client.ask({
        limits: pageAnswer,
        ...query,
        variables: () => {
          asked = size.current()
          return variables(asked)
        },
        cost: size.cost,
        onCost: (requested) => size.noteCost(asked, requested),
        onFailure: ({ kind }) => {
          if (mayBeTooMuch.has(kind)) size.failed()
        },
      })
      size.succeeded()
      return { ...answer, asked }
    } catch (error) {
      if (!(error instanceof TooExpensive) || !size.tooExpensive(asked)) throw error
    }
  }
}
