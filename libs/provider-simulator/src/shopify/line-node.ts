import type { OrderLine } from '../dataset/dataset.ts'
import { discountOf } from '../shop/discount-codes.ts'
import type { ShopOrder } from '../shop/shop-rows.ts'
import { leftOf, piecesOut } from '../shop/taken-out.ts'
import type { Call } from './call.ts'
import { productsById } from './by-id.ts'
import { shopifyGid } from './gid.ts'
import { moneyOf } from './money.ts'
import { taxInside } from './order-lines.ts'
import { productNode, variantNode } from './product-node.ts'

export const unitOf = (total: number, quantity: number) => (quantity === 0 ? 0 : Math.round(total / quantity))

/** A line of an order; without its product, everything that comes from the product is null too. */
export const lineNode = (call: Call, order: ShopOrder, line: OrderLine) => {
  const { bag } = moneyOf(call.shop, order)
  const product = line.product && productsById(call.shop).get(line.product.id)
  const left = line.quantity - (piecesOut(order).get(line.id) ?? 0)
  const discount = discountOf(order, line)
  const inside = taxInside(call.shop, line)
  const unit = unitOf(line.total + discount + inside, line.quantity)
  return {
    __typename: 'LineItem',
    id: shopifyGid('LineItem', line.id),
    name: line.name.trim(),
    title: line.name.trim(),
    variantTitle: null,
    sku: line.product?.sku ?? null,
    vendor: product ? call.shop.title : null,
    quantity: line.quantity,
    currentQuantity: left,
    refundableQuantity: left,
    nonFulfillableQuantity: 0,
    originalUnitPriceSet: () => bag(unit),
    discountedUnitPriceSet: () => bag(unit),
    discountedUnitPriceAfterAllDiscountsSet: () => bag(unitOf(line.total, line.quantity)),
    originalTotalSet: () => bag(line.total, discount, inside),
    // A code for the whole order counts only if the query asks for it.
    discountedTotalSet: ({ withCodeDiscounts }: { withCodeDiscounts: boolean | null }) =>
      withCodeDiscounts ? bag(line.total, inside) : bag(line.total, discount, inside),
    totalDiscountSet: () => bag(0),
    priceAfterAllDiscountsBeforeTaxesSet: () => bag(leftOf(order, line)),
    discountAllocations: () => (discount === 0 ? [] : [{ allocatedAmountSet: bag(discount) }]),
    taxLines: () =>
      line.tax ? [{ title: 'VAT', rate: 0.2, ratePercentage: 20, priceSet: bag(line.tax) }] : [],
    product: () => product && productNode(call, product),
    variant: () => product && variantNode(call, product),
    isGiftCard: false,
    requiresShipping: line.product !== null,
    taxable: true,
  }
}
