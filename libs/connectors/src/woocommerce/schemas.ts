import * as v from 'valibot'
import { plainText, storableText } from '../plain-text.ts'
import { BoundedText, LongText, OptionalAddress, OptionalText, Text } from '../text-schemas.ts'
import {
  Loose,
  Name,
  Id,
  RowId,
  Reference,
  LooseReference,
  Decimal,
  Amount,
  Price,
  RefundedTotal,
  ListOf,
  Currency,
  Status,
  GmtTime,
  Quantity,
  UnitsInStock,
  ShopTime,
} from './values.ts'

// Every object accepts unknown fields: newer versions and plugins add them.

const AddressPart = v.fallback(Name, '')
const Address = v.object({
  first_name: AddressPart,
  last_name: AddressPart,
  company: AddressPart,
  address_1: AddressPart,
  address_2: AddressPart,
  city: AddressPart,
  state: AddressPart,
  postcode: AddressPart,
  country: v.fallback(Loose(OptionalText), null),
  phone: AddressPart,
})
export type Address = v.InferOutput<typeof Address>

/** An object inside a row. PHP has `false`, empty text and an empty list for what is missing. */
const Part = <Output>(object: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.nullish(v.unknown()),
    v.transform((part) => (part === '' || (Array.isArray(part) && part.length === 0) ? false : part)),
    Loose(v.nullish(object)),
  )

/** Without a number nothing is counted. */
const StockQuantity = v.fallback(v.nullish(UnitsInStock, null), null)

export const Category = v.object({ id: RowId, name: Name, slug: Loose(OptionalText), parent: LooseReference })
export type Category = v.InferOutput<typeof Category>

const stockStatuses = {
  instock: 'in_stock',
  outofstock: 'out_of_stock',
  onbackorder: 'on_backorder',
} as const

/** Null for missing values and plugins' words. */
const StockStatus = v.pipe(
  v.fallback(v.nullish(BoundedText(100), ''), ''),
  v.transform((word) =>
    Object.hasOwn(stockStatuses, word) ? stockStatuses[word as keyof typeof stockStatuses] : null,
  ),
)

/** Numbers, or text from a plugin. Anything else is no cost, and the row is still read. */
const CostValue = v.fallback(v.nullish(v.union([v.number(), Decimal]), null), null)

/** For products and variations since 10.3, if the shop has switched costs on. */
const ProductCost = v.fallback(
  v.nullish(
    v.object({
      values: v.fallback(v.nullish(v.array(v.object({ defined_value: CostValue })), []), []),
      total_value: CostValue,
    }),
    null,
  ),
  null,
)
export type ProductCost = v.InferOutput<typeof ProductCost>

/** For a line of an order: the cost of all its units. */
const LineCost = v.fallback(v.nullish(v.object({ value: CostValue }), null), null)

export const Variation = v.object({
  id: Id,
  price: Price,
  /** `parent`: the product's own stock counts. */
  manage_stock: v.fallback(v.union([v.boolean(), v.literal('parent')]), false),
  stock_quantity: StockQuantity,
  stock_status: StockStatus,
  cost_of_goods_sold: ProductCost,
})
export type Variation = v.InferOutput<typeof Variation>

export const Product = v.object({
  id: RowId,
  name: Name,
  sku: Loose(OptionalText),
  status: Text,
  price: Price,
  permalink: Loose(OptionalAddress),
  images: ListOf(v.object({ src: Loose(OptionalAddress) })),
  stock_quantity: StockQuantity,
  stock_status: StockStatus,
  type: v.fallback(v.nullish(BoundedText(100), ''), ''),
  categories: ListOf(v.object({ id: Id })),
  cost_of_goods_sold: ProductCost,
  date_created_gmt: GmtTime,
  date_modified_gmt: GmtTime,
})
export type Product = v.InferOutput<typeof Product>

export const Customer = v.object({
  id: RowId,
  email: Loose(OptionalText),
  first_name: Name,
  last_name: Name,
  username: Loose(v.nullish(Text, '')),
  billing: Part(Address),
  date_created_gmt: GmtTime,
  date_modified_gmt: GmtTime,
})
export type Customer = v.InferOutput<typeof Customer>

const LineItem = v.object({
  id: Id,
  name: Name,
  product_id: LooseReference,
  variation_id: LooseReference,
  quantity: Quantity,
  sku: Loose(OptionalText),
  total: Amount,
  cost_of_goods_sold: LineCost,
})
export type LineItem = v.InferOutput<typeof LineItem>

/** A code whose discount is unreadable still counts as a code. */
const CouponLine = v.object({
  code: v.fallback(Loose(v.nullish(LongText(200, plainText), '')), ''),
  discount: v.fallback(v.nullish(Amount, null), null),
})

/** An id is null when it is unreadable. Where a total is, the refund itself says the amount. */
const RefundOfOrder = v.fallback(
  v.object({
    id: v.fallback(v.nullable(RowId), null),
    total: v.fallback(v.nullish(RefundedTotal, null), null),
  }),
  { id: null, total: null },
)

export const Order = v.object({
  id: RowId,
  /** Empty when a plugin that counts orders has none. */
  number: Loose(v.nullish(v.pipe(BoundedText(100), v.transform(storableText)), '')),
  status: Status,
  parent_id: Reference,
  created_via: v.fallback(Loose(v.nullish(BoundedText(100), '')), ''),
  currency: Currency,
  total: Decimal,
  total_tax: Amount,
  shipping_total: Amount,
  discount_total: Amount,
  /** Only needed without the one in UTC. */
  date_created: ShopTime,
  date_created_gmt: GmtTime,
  date_modified: ShopTime,
  date_modified_gmt: GmtTime,
  customer_id: Reference,
  billing: Part(v.object({ ...Address.entries, email: Loose(OptionalText) })),
  meta_data: v.fallback(
    ListOf(v.fallback(v.object({ key: v.string(), value: v.unknown() }), { key: '', value: null })),
    [],
  ),
  refunds: ListOf(RefundOfOrder),
  line_items: ListOf(LineItem),
  coupon_lines: ListOf(CouponLine),
  fee_lines: ListOf(v.object({ total: Amount })),
  payment_method_title: v.fallback(Name, ''),
  shipping_lines: v.fallback(ListOf(v.object({ method_title: v.fallback(Name, '') })), []),
  customer_note: v.fallback(v.nullish(LongText(5000, plainText), ''), ''),
  shipping: v.fallback(Part(Address), undefined),
  date_paid_gmt: v.fallback(GmtTime, null),
})
export type Order = v.InferOutput<typeof Order>

/** Amounts of a refund are negative. */
const RefundedCharges = ListOf(v.object({ total: Amount, total_tax: v.nullish(Amount, '0') }))
export const Refund = v.object({
  id: RowId,
  parent_id: v.optional(Id),
  amount: Amount,
  reason: Loose(
    v.pipe(
      v.nullish(LongText(5000, plainText), ''),
      v.transform((text) => (text === '' ? null : text)),
    ),
  ),
  /** Only needed without the one in UTC. */
  date_created: ShopTime,
  date_created_gmt: GmtTime,
  line_items: ListOf(
    v.object({
      product_id: LooseReference,
      quantity: Quantity,
      total: Amount,
      total_tax: v.nullish(Amount, '0'),
    }),
  ),
  shipping_lines: RefundedCharges,
  fee_lines: RefundedCharges,
})
export type Refund = v.InferOutput<typeof Refund>

const OptionalTime = v.fallback(GmtTime, null)
/** The fields of an order that are needed to read its refunds; its times only show the shop's time zone. */
export const OrderOfRefund = v.object({
  id: RowId,
  currency: Currency,
  date_created: ShopTime,
  date_created_gmt: OptionalTime,
  date_modified: ShopTime,
  date_modified_gmt: OptionalTime,
})
export type OrderOfRefund = v.InferOutput<typeof OrderOfRefund>

/** The fields of an order that are needed to find its refunds. */
export const OrderWithRefunds = v.object({
  ...OrderOfRefund.entries,
  date_modified_gmt: GmtTime,
  refunds: ListOf(v.unknown()),
})

export const Identity = v.object({ id: RowId })
