import type { ShopOrder } from '../shop/shop-rows.ts'
import type { Call } from './call.ts'
import { shopifyGid } from './gid.ts'

/** The payments of an order, oldest first: those that failed, and the one that paid it. */
export const transactionNodes = ({ shop }: Pick<Call, 'shop'>, order: ShopOrder): object[] => {
  const { failedPayments = [], paidAt } = order
  const attempts = [
    ...failedPayments.map((at) => ({ at, status: 'FAILURE' })),
    ...(paidAt === null ? [] : [{ at: paidAt, status: 'SUCCESS' }]),
  ]
  return attempts.map(({ at, status }, index) => ({
    __typename: 'OrderTransaction',
    id: shopifyGid('OrderTransaction', order.id * 100 + index),
    kind: 'SALE',
    status,
    processedAt: `${shop.clock.toGmt(at)}Z`,
  }))
}
