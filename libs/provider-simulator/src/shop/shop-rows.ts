import type { Customer, Order, OrderLine, OrderStatus, Product, Refund } from '../dataset/dataset.ts'

/**
 * An order as the shop keeps it: the dataset's order moved to the shop's days, with its times in UTC as well.
 */
export interface ShopOrder extends Order {
  createdGmt: string
  modifiedGmt: string
  refunds: ShopRefund[]
  trashedFrom?: OrderStatus
  /** Placed to test the checkout; only Shopify marks such orders. */
  test: boolean
  /** Its discount codes; orders of the file get theirs by a rule. */
  codes?: string[]
  /** What the customer wrote at the checkout. */
  note?: string
  /** The shop's notes on it, in the shop's time; only WooCommerce serves them. */
  notes?: { text: string; isForCustomer: boolean; at: string }[]
  /** The delivery address; orders of the file only have a country. */
  delivery?: Delivery
  /**
   * Edits and returns of its lines, oldest first; only Shopify serves them. Added lines are among its lines.
   */
  changes?: LineChange[]
  /** The state of its returns, as Shopify names it. */
  returnStatus?: 'IN_PROGRESS' | 'RETURNED'
  /** When payments failed before it was paid, in the shop's time; only Shopify serves them. */
  failedPayments?: string[]
  /** How much of it was paid; the whole amount if its lines never changed. */
  received?: number
}

/** Lines added to an order after it was placed, and pieces removed from it. */
export interface LineChange {
  kind: 'edit' | 'return'
  /** `quantity` doesn't include pieces that were refunded later. */
  removed: { line: OrderLine; quantity: number }[]
  added: OrderLine[]
}

/** The address of a delivery, and the recipient's phone number. */
export interface Delivery {
  phone: string
  line1: string
  city: string
  postcode: string
}

/** A product with the time of its last change, in the shop's zone. */
export interface ShopProduct extends Product {
  modifiedAt: string
  /** Whether it can be bought; by default it follows the stock of a product that is counted. */
  stockStatus?: 'instock' | 'outofstock' | 'onbackorder'
  /** Sizes and colours; `price` is in minor units. Only WooCommerce serves them. */
  variations?: { id: number; price: number; stock?: number; cost?: number | null }[]
  /** The shop's cost of one unit, in minor units with decimals; see `productCost`. */
  cost?: number | null
}

/** A customer with the time of their last change, in the shop's zone. */
export interface ShopCustomer extends Customer {
  modifiedAt: string
}

export interface ShopRefund extends Refund {
  atGmt: string
  /** How much less it refunded than was due at that time; when not given, exactly what it names was due. */
  discrepancy?: number
}
