/** A product of the order file. `price` is in minor units; null when it never had one. */
export interface Product {
  id: number
  sku: string
  name: string
  price: number | null
  /** No longer in the catalogue; its order lines stay, without a product. */
  deleted: boolean
  categoryId: number
  createdAt: string
  /** Set when the shop counts stock; plugins allow decimals. */
  stock?: number
}

/** A person's invented name and address; see README.md for the rule. */
export interface Person {
  firstName: string
  lastName: string
  email: string
}

/** A registered customer of the shop. */
export interface Customer extends Person {
  id: number
  username: string
  country: string
  createdAt: string
  /** The person's role in WordPress; `customer` when not given. */
  role?: string
}

/** One product line of an order or a refund; `total` is in minor units, quantities are positive. */
export interface OrderLine {
  id: number
  product: Product | null
  name: string
  quantity: number
  total: number
  /** Added to `total`; the order file has no tax. */
  tax?: number
  /** Discount that codes took off `total`; when not given, `discountOf` calculates it. */
  discount?: number
  /** Discount that codes took off `tax`. */
  discountTax?: number
  /** The variation that was sold; the order file has none. */
  variationId?: number
  /** The cost of all units when they were sold, in minor units with decimals; the order file has none. */
  cost?: number
}

/** Postage or a fee of an order, in minor units. */
export interface Charge {
  id: number
  title: string
  total: number
  /** Added to `total`; the order file has no tax. */
  tax?: number
}

/** Postage or a fee that was refunded in full or in part. */
export interface RefundedCharge extends Charge {
  /** The id of the order's own charge. */
  of: number
}

/** A refunded part of an order line: how many pieces, and how much money. */
export interface RefundLine {
  id: number
  line: OrderLine
  quantity: number
  total: number
  /** Added to `total`; the order file has no tax. */
  tax?: number
}

/** A discount code of an order. Its discounts are in minor units; `nominal` is as the shop writes it. */
export interface Coupon {
  code: string
  kind: 'percent' | 'fixed_cart'
  nominal: number
  discount: number
  tax: number
}

/** Money refunded on an order; `amount` is positive, in minor units. */
export interface Refund {
  id: number
  orderId: number
  reason: string
  invoice: string | null
  at: string
  amount: number
  lines: RefundLine[]
  /** Refunded postage. */
  shipping?: RefundedCharge[]
  /** Refunded fees. */
  fees?: RefundedCharge[]
}

/** The statuses of WooCommerce 10.5, in the order in which its error messages list them. */
export const orderStatuses = [
  'trash',
  'auto-draft',
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'checkout-draft',
] as const
/** One of WooCommerce's own statuses or one added by a plugin. */
export type OrderStatus = (typeof orderStatuses)[number] | (string & {})

/**
 * One order. Times are in the shop's zone, `YYYY-MM-DDTHH:MM:SS` without an offset; money is in minor units.
 */
export interface Order {
  id: number
  invoice: string | null
  status: OrderStatus
  currency: string
  customer: Customer | null
  guest: Person | null
  country: string
  createdAt: string
  modifiedAt: string
  paidAt: string | null
  completedAt: string | null
  lines: OrderLine[]
  shipping: Charge[]
  fees: Charge[]
  refunds: Refund[]
  total: number
  /** The order file has none. */
  coupons?: Coupon[]
}

/** How the lines of a file were used; together with `orders` and `refunds` they add up to every line read. */
export interface DatasetCounts {
  rows: number
  adjustments: number
  writeOffs: number
  bookkeepingReturns: number
}

/**
 * A shop's whole content, made from one order file. Shops share it, so it is never changed after it was made.
 */
export interface Dataset {
  products: Product[]
  customers: Customer[]
  orders: Order[]
  /** `YYYY-MM-DD` of the newest line. */
  lastDay: string
  counts: DatasetCounts
}
