/** A product as the order file knows it. `price` is in minor units; null when it never had one. */
export interface Product {
  id: number
  sku: string
  name: string
  price: number | null
  /** Gone from the catalogue; its order lines stay, without a product. */
  deleted: boolean
  categoryId: number
  createdAt: string
  /** Where the shop counts its stock; plugins let it be a decimal. */
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
  /** WordPress's word for what the person is in the shop; `customer` where it is not given. */
  role?: string
}

/** One product line of an order or a refund; `total` is in minor units, quantities are positive. */
export interface OrderLine {
  id: number
  product: Product | null
  name: string
  quantity: number
  total: number
  /** On top of `total`; the file knows of none. */
  tax?: number
  /** What discount codes took off `total`; without it a rule says so, see `discountOf`. */
  discount?: number
  /** What they took off `tax`. */
  discountTax?: number
  /** The variation that was sold; the file knows of none. */
  variationId?: number
  /** What all its units cost when they were sold, in minor units with decimals; the file knows of none. */
  cost?: number
}

/** Postage or a fee of an order, in minor units. */
export interface Charge {
  id: number
  title: string
  total: number
  /** On top of `total`; the file knows of none. */
  tax?: number
}

/** Postage or a fee that was given back, all of it or a part. */
export interface RefundedCharge extends Charge {
  /** The id of the order's own charge. */
  of: number
}

/** One line given back: which line of the order, how many pieces, and its part of the money. */
export interface RefundLine {
  id: number
  line: OrderLine
  quantity: number
  total: number
  /** On top of `total`; the file knows of none. */
  tax?: number
}

/** A discount code of an order; what it took off the lines is in minor units, `nominal` as the shop writes it. */
export interface Coupon {
  code: string
  kind: 'percent' | 'fixed_cart'
  nominal: number
  discount: number
  tax: number
}

/** Money given back on an order; `amount` is positive, in minor units. */
export interface Refund {
  id: number
  orderId: number
  reason: string
  invoice: string | null
  at: string
  amount: number
  lines: RefundLine[]
  /** Postage that was given back. */
  shipping?: RefundedCharge[]
  /** Fees that were given back. */
  fees?: RefundedCharge[]
}

/** The statuses WooCommerce 10.5 knows, in the order in which it names them in an error. */
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
/** A status that WooCommerce itself gives to orders, or one that a plugin has added. */
export type OrderStatus = (typeof orderStatuses)[number] | (string & {})

/** One order. Times are the shop's own, `YYYY-MM-DDTHH:MM:SS` without an offset; money is in minor units. */
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
  /** The file knows of none. */
  coupons?: Coupon[]
}

/** What became of the lines of a file; with `orders` and `refunds` they add up to every line read. */
export interface DatasetCounts {
  rows: number
  adjustments: number
  writeOffs: number
  bookkeepingReturns: number
}

/** A shop's whole content, made from one order file. Shared between shops: never changed after it is made. */
export interface Dataset {
  products: Product[]
  customers: Customer[]
  orders: Order[]
  /** `YYYY-MM-DD` of the newest line. */
  lastDay: string
  counts: DatasetCounts
}
