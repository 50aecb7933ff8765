import * as v from 'valibot'
import { parsed } from '../requests/parsed.ts'
import { BoundedText } from '../text-schemas.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { wholeList } from './lists-inside.ts'
import type { FurtherLines } from './lists-inside.ts'
import { sumOf, unitsOf } from './money.ts'
import { nodesById } from './nodes-by-id.ts'
import { furtherLines, refundsById } from './queries.ts'
import { querySize } from './query-size.ts'
import { ListInside, MoneySet, RefundLine } from './schemas.ts'

/** The parts of a refund; amounts are minor units, without tax except for the lines. */
export interface RefundContents {
  lines: RefundLine[]
  shipping: { total: number; tax: number }
  duties: number
}

const Identified = v.object({ id: BoundedText(200) })
const RefundShipping = v.object({ subtotalAmountSet: MoneySet, taxAmountSet: MoneySet })
type RefundShipping = v.InferOutput<typeof RefundShipping>
const Contents = v.object({
  id: BoundedText(200),
  refundLineItems: ListInside(RefundLine),
  refundShippingLines: ListInside(RefundShipping),
  duties: v.nullish(v.array(v.object({ amountSet: MoneySet })), []),
})

/**
 * Reads the parts of refunds. In their order they are a list without pages, and their lines would make pages
 * of orders tiny.
 */
export function refundContents(client: GraphqlClient) {
  const size = querySize(12)
  const furtherItems: FurtherLines<RefundLine> = {
    document: furtherLines.refundLines,
    subject: 'lines of a refund',
    schema: RefundLine,
    size: querySize(50),
  }
  const furtherShipping: FurtherLines<RefundShipping> = {
    document: furtherLines.refundShipping,
    subject: 'postage of a refund',
    schema: RefundShipping,
    size: querySize(50),
  }
  return {
    /** The shop's answer for refunds by their global ids. */
    async answered(ids: string[], signal?: AbortSignal): Promise<Map<string, unknown>> {
      const nodes = await nodesById(client, {
        document: refundsById,
        subject: 'refunds',
        size,
        ids,
        signal,
      })
      return new Map(nodes.map((node) => [parsed(Identified, node, 'refunds').id, node]))
    },
    /** @throws ProviderError when the answer can't be read */
    async read(answer: unknown, signal?: AbortSignal): Promise<RefundContents> {
      // The refund wasn't returned.
      if (answer === undefined) return { lines: [], shipping: { total: 0, tax: 0 }, duties: 0 }
      const { id, refundLineItems, refundShippingLines, duties } = parsed(
        Contents,
        answer,
        'lines of a refund',
      )
      const { nodes: lines } = await wholeList(client, furtherItems, { id, list: refundLineItems }, signal)
      const { nodes: postage } = await wholeList(
        client,
        furtherShipping,
        { id, list: refundShippingLines },
        signal,
      )
      return {
        lines,
        // Shipping is without tax in shops with either kind of price.
        shipping: {
          total: sumOf(
            postage.map(({ subtotalAmountSet }) =>
              Math.abs(unitsOf(subtotalAmountSet, 'subtotalAmountSet of refunded postage')),
            ),
          ),
          tax: sumOf(
            postage.map(({ taxAmountSet }) =>
              Math.abs(unitsOf(taxAmountSet, 'taxAmountSet of refunded postage')),
            ),
          ),
        },
        duties: sumOf(duties.map(({ amountSet }) => Math.abs(unitsOf(amountSet, 'duties of a refund')))),
      }
    },
  }
}
