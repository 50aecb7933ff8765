import type { Customer, Order, OrderLine, OrderStatus, Product, Refund } from '../dataset/dataset.ts'

/** An order as the shop keeps it: the dataset's, in the shop's days, with its times in UTC beside them. */
export interface ShopOrder extends Order {
  createdGmt: string
  modifiedGmt: string
  refunds: ShopRefund[]
  trashedFrom?: OrderStatus
  /** Placed to try the checkout; only Shopify marks such orders. */
  test: boolean
  /** The discount codes that it was placed with; an order of the file has those of a rule. */
  codes?: string[]
  /** What the customer wrote at the checkout. */
  note?: string
  /** What the shop wrote on it, in its own time; only WooCommerce serves them. */
  notes?: { text: string; isForCustomer: boolean; at: string }[]
  /** Where it goes; of an order of the file only the country is known. */
  delivery?: Delivery
  /** Edits and returns of its lines, oldest first; only Shopify knows of them. Added lines are among its lines. */
  changes?: LineChange[]
  /** How far its returns are; Shopify's word. */
  returnStatus?: 'IN_PROGRESS' | 'RETURNED'
  /** What was paid of it; all that it came to where its lines never changed. */
  received?: number
}

/** Lines that came into an order after it was placed, and pieces that were taken out of it. */
export interface LineChange {
  kind: 'edit' | 'return'
  /** `quantity` is less what a refund named later. */
  removed: { line: OrderLine; quantity: number }[]
  added: OrderLine[]
}

/** Where an order goes, and how to call whoever gets it. */
export interface Delivery {
  phone: string
  line1: string
  city: string
  postcode: string
}

/** A product with the time of its last change, in the shop's own time. */
export interface ShopProduct extends Product {
  modifiedAt: string
  /** Whether it can be bought; of a product that is counted it follows the stock unless given. */
  stockStatus?: 'instock' | 'outofstock' | 'onbackorder'
  /** Sizes and colours; `price` in minor units. Only WooCommerce serves them. */
  variations?: { id: number; price: number; stock?: number; cost?: number | null }[]
  /** What a unit costs the shop, in minor units with decimals; see `productCost`. */
  cost?: number | null
}

/** A customer with the time of their last change, in the shop's own time. */
export interface ShopCustomer extends Customer {
  modifiedAt: string
}

export interface ShopRefund extends Refund {
  atGmt: string
  /** What it gave less than was due when it was given; without it, what it names was due and nothing else. */
  discrepancy?: number
}
