import { CurrencyCode } from '@tandem/api-contract'
import * as v from 'valibot'
import { decimalQuantity } from '../decimal-quantity.ts'
import { plainText, storableText } from '../plain-text.ts'
import { BoundedText, LongText, OptionalAddress, OptionalText, Text } from '../text-schemas.ts'

// Every object accepts unknown fields: newer versions and plugins add them.

const Name = v.nullish(LongText(500, plainText), '')
const Id = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A reference; 0 means none. */
const Reference = v.pipe(
  v.nullish(v.number(), 0),
  v.transform((id) => (id > 0 ? String(id) : null)),
)

/** Amounts are decimal texts; an amount without input is empty. Floats are refused. */
const Decimal = v.pipe(
  BoundedText(50),
  v.trim(),
  v.regex(/^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+))?$/, 'not a decimal amount'),
)
const Amount = v.pipe(
  Decimal,
  v.transform((text) => text || '0'),
)
/** Plugins that change prices, such as those for other currencies, make numbers of them. */
const Price = v.nullish(v.union([Decimal, v.pipe(v.number(), v.transform(String), Decimal)]), '')

/**
 * A list inside a row; none when it is missing. PHP writes a list from which a plugin took something out as an object,
 * by position.
 */
const ListOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.nullish(
      v.union([
        v.array(v.unknown()),
        v.pipe(
          v.record(v.string(), v.unknown()),
          v.transform((byPosition) => Object.values(byPosition)),
        ),
      ]),
      [],
    ),
    v.array(item),
  )

/** Imported orders may have no currency, and plugins for points use longer codes. The contract accepts neither. */
const Currency = v.pipe(Text, CurrencyCode)

/** A UTC time that WooCommerce writes without an offset, as ISO with one; null when it is missing or zero. */
export const GmtTime = v.pipe(
  v.nullish(BoundedText(50), ''),
  v.transform((text) => (/[Zz]$|[+-]\d{2}:\d{2}$/.test(text) || text === '' ? text : `${text}Z`)),
  v.check(
    (text) => text === '' || /^-?0000|^-0001/.test(text) || !Number.isNaN(Date.parse(text)),
    'not a time',
  ),
  v.transform((text) =>
    text === '' || Number.isNaN(Date.parse(text)) || Date.parse(text) <= 0
      ? null
      : new Date(text).toISOString().replace('.000Z', 'Z'),
  ),
)

const Address = v.object({
  first_name: Name,
  last_name: Name,
  company: Name,
  address_1: Name,
  address_2: Name,
  city: Name,
  state: Name,
  postcode: Name,
  country: OptionalText,
  phone: v.fallback(Name, ''),
})
export type Address = v.InferOutput<typeof Address>

/** Plugins sell metres and kilograms; we store four decimals. */
const Quantity = v.pipe(
  v.union([v.number(), v.pipe(BoundedText(50), v.decimal(), v.transform(Number))]),
  v.finite(),
  v.check((quantity) => Math.abs(quantity) < 1e12, 'too many units'),
  v.transform(decimalQuantity),
)

export const Category = v.object({ id: Id, name: Name, slug: OptionalText, parent: Reference })
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
  stock_quantity: v.nullish(Quantity, null),
  stock_status: StockStatus,
  cost_of_goods_sold: ProductCost,
})
export type Variation = v.InferOutput<typeof Variation>

export const Product = v.object({
  id: Id,
  name: Name,
  sku: OptionalText,
  status: Text,
  price: Price,
  permalink: OptionalAddress,
  images: ListOf(v.object({ src: OptionalAddress })),
  stock_quantity: v.nullish(Quantity, null),
  stock_status: StockStatus,
  type: v.fallback(v.nullish(BoundedText(100), ''), ''),
  categories: ListOf(v.object({ id: Id })),
  cost_of_goods_sold: ProductCost,
  date_created_gmt: GmtTime,
  date_modified_gmt: GmtTime,
})
export type Product = v.InferOutput<typeof Product>

export const Customer = v.object({
  id: Id,
  email: OptionalText,
  first_name: Name,
  last_name: Name,
  username: v.nullish(Text, ''),
  billing: v.nullish(Address),
  date_created_gmt: GmtTime,
  date_modified_gmt: GmtTime,
})
export type Customer = v.InferOutput<typeof Customer>

const LineItem = v.object({
  id: Id,
  name: Name,
  product_id: Reference,
  variation_id: v.fallback(Reference, null),
  quantity: Quantity,
  sku: OptionalText,
  total: Amount,
  cost_of_goods_sold: LineCost,
})
export type LineItem = v.InferOutput<typeof LineItem>

/** A code whose discount is unreadable still counts as a code. */
const CouponLine = v.object({
  code: v.fallback(LongText(200, plainText), ''),
  discount: v.fallback(v.nullish(Amount, null), null),
})

export const Order = v.object({
  id: Id,
  number: v.pipe(v.union([BoundedText(100), v.number()]), v.transform(String), v.transform(storableText)),
  status: Text,
  currency: Currency,
  total: Amount,
  total_tax: Amount,
  shipping_total: Amount,
  discount_total: Amount,
  date_created_gmt: GmtTime,
  date_modified_gmt: GmtTime,
  customer_id: Reference,
  billing: v.nullish(v.object({ ...Address.entries, email: OptionalText })),
  meta_data: ListOf(v.object({ key: v.nullish(v.string(), ''), value: v.unknown() })),
  refunds: ListOf(v.object({ id: Id, total: Amount })),
  line_items: ListOf(LineItem),
  coupon_lines: ListOf(CouponLine),
  fee_lines: ListOf(v.object({ total: Amount })),
  payment_method_title: v.fallback(Name, ''),
  shipping_lines: ListOf(v.object({ method_title: v.fallback(Name, '') })),
  customer_note: v.fallback(v.nullish(LongText(5000, plainText), ''), ''),
  shipping: v.nullish(Address),
  date_paid_gmt: GmtTime,
})
export type Order = v.InferOutput<typeof Order>

/** Amounts of a refund are negative. */
const RefundedCharges = ListOf(v.object({ total: Amount, total_tax: v.nullish(Amount, '0') }))
export const Refund = v.object({
  id: Id,
  parent_id: v.optional(Id),
  amount: Amount,
  reason: v.pipe(
    v.nullish(LongText(5000, plainText), ''),
    v.transform((text) => (text === '' ? null : text)),
  ),
  date_created_gmt: GmtTime,
  line_items: ListOf(
    v.object({
      product_id: Reference,
      quantity: Quantity,
      total: Amount,
      total_tax: v.nullish(Amount, '0'),
    }),
  ),
  shipping_lines: RefundedCharges,
  fee_lines: RefundedCharges,
})
export type Refund = v.InferOutput<typeof Refund>

/** The fields of an order that are needed to read its refunds. */
export const OrderCurrency = v.object({ id: Id, currency: Currency })

/** The fields of an order that are needed to find its refunds. */
export const OrderWithRefunds = v.object({
  ...OrderCurrency.entries,
  date_modified_gmt: GmtTime,
  refunds: ListOf(v.object({ id: Id })),
})

export const Identity = v.object({ id: Id })
