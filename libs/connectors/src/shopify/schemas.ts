import * as v from 'valibot'
import {
  BoundedText,
  LongText,
  OptionalAddress,
  OptionalLongText,
  OptionalText,
  Text,
} from '../text-schemas.ts'
import { Journey } from './journey-schema.ts'

/** Shopify writes its numbers as text, because they exceed what JSON readers represent exactly. */
const Id = v.pipe(
  v.union([BoundedText(20), v.number()]),
  v.transform(String),
  v.regex(/^[1-9]\d{0,18}$/, 'not an id'),
)

/** A UTC time in seconds, of a year that the database reads. */
const Time = v.pipe(
  BoundedText(50),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'not a time'),
  v.transform((text) => new Date(text).toISOString().replace('.000Z', 'Z')),
  v.regex(/^(?!0000)\d{4}-/, 'not a time'),
)

/** GraphQL's `Int`. */
const Int = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1))
/** Units of a line, of which there are at least none. */
const Units = v.pipe(Int, v.minValue(0))

const Label = LongText(500)
const Name = v.nullish(Label, '')
const Money = v.object({
  amount: v.pipe(BoundedText(50), v.regex(/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/, 'not a decimal amount')),
  currencyCode: v.pipe(BoundedText(3), v.regex(/^[A-Z]{3}$/)),
})
/** An amount in the shop's currency. */
export const MoneySet = v.pipe(
  v.object({ shopMoney: Money }),
  v.transform(({ shopMoney }) => shopMoney),
)
export type Money = v.InferOutput<typeof Money>

const Reference = v.pipe(
  v.nullish(v.object({ legacyResourceId: Id }), null),
  v.transform((found) => found?.legacyResourceId ?? null),
)
const Email = v.pipe(
  v.nullish(v.object({ emailAddress: OptionalText }), null),
  v.transform((found) => found?.emailAddress ?? null),
)
const AddressPart = OptionalLongText(500)
const Address = v.object({
  name: AddressPart,
  company: AddressPart,
  address1: AddressPart,
  address2: AddressPart,
  zip: AddressPart,
  city: AddressPart,
  province: AddressPart,
  countryCodeV2: OptionalText,
  phone: AddressPart,
})
export type Address = v.InferOutput<typeof Address>

/** A list inside a row, which may have more pages. */
export const ListInside = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.object({
    nodes: v.array(item),
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(BoundedText(1000), null) }),
  })
/** A list inside a row, which may have more pages. */
export interface ListInside<Item> {
  nodes: Item[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** What every row of a list has. */
export const Identity = v.object({ legacyResourceId: Id })

export const Collection = v.object({ legacyResourceId: Id, title: Label, handle: OptionalText })
export type Collection = v.InferOutput<typeof Collection>

export const Variant = v.object({
  legacyResourceId: Id,
  sku: OptionalText,
  /**
   * Withheld without the permission to see costs; an invalid amount is no cost, and the product is still
   * read.
   */
  inventoryItem: v.fallback(v.nullish(v.object({ unitCost: v.nullish(Money, null) }), null), null),
})
export type Variant = v.InferOutput<typeof Variant>

export const Product = v.object({
  id: BoundedText(200),
  legacyResourceId: Id,
  title: Label,
  status: v.pipe(Text, v.toLowerCase()),
  onlineStoreUrl: OptionalAddress,
  updatedAt: Time,
  tracksInventory: v.nullish(v.boolean(), true),
  totalInventory: v.nullish(Int, null),
  priceRangeV2: v.nullish(
    v.object({ minVariantPrice: Money, maxVariantPrice: v.nullish(Money, null) }),
    null,
  ),
  featuredMedia: v.nullish(
    v.object({
      preview: v.nullish(v.object({ image: v.nullish(v.object({ url: OptionalAddress }), null) }), null),
    }),
    null,
  ),
  variants: ListInside(Variant),
  collections: ListInside(Identity),
})
export type Product = v.InferOutput<typeof Product>

export const Customer = v.object({
  legacyResourceId: Id,
  firstName: Name,
  lastName: Name,
  defaultEmailAddress: Email,
  defaultPhoneNumber: v.nullish(v.object({ phoneNumber: AddressPart }), null),
  defaultAddress: v.nullish(Address, null),
  createdAt: Time,
  updatedAt: Time,
})
export type Customer = v.InferOutput<typeof Customer>

const OptionalMoneySet = v.nullish(MoneySet, null)
/** Null when the rate is unknown. A larger one is a mistake, and amounts could not be multiplied by it. */
const TaxRate = v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), null), null)
const Taxes = v.nullish(v.array(v.object({ rate: TaxRate, priceSet: MoneySet })), [])
export const Line = v.object({
  id: Text,
  name: Label,
  sku: OptionalText,
  /** All units that it ever had, and those left after edits, returns and refunds. */
  quantity: Units,
  currentQuantity: Units,
  product: Reference,
  variant: Reference,
  originalTotalSet: MoneySet,
  /** For the units that are left. */
  priceAfterAllDiscountsBeforeTaxesSet: OptionalMoneySet,
  discountAllocations: v.nullish(v.array(v.object({ allocatedAmountSet: MoneySet })), []),
  taxLines: Taxes,
})
export type Line = v.InferOutput<typeof Line>

const Transaction = v.object({
  kind: BoundedText(100),
  status: BoundedText(100),
  processedAt: v.nullish(Time, null),
})
export type Transaction = v.InferOutput<typeof Transaction>

export const Order = v.object({
  id: BoundedText(200),
  legacyResourceId: Id,
  name: Text,
  test: v.nullish(v.boolean(), false),
  cancelledAt: v.nullish(BoundedText(50), null),
  processedAt: Time,
  updatedAt: Time,
  taxesIncluded: v.nullish(v.boolean(), false),
  edited: v.nullish(v.boolean(), false),
  returnStatus: v.nullish(BoundedText(100), null),
  displayFinancialStatus: v.nullish(BoundedText(100), null),
  displayFulfillmentStatus: v.nullish(BoundedText(100), null),
  totalPriceSet: MoneySet,
  currentTotalPriceSet: MoneySet,
  totalTaxSet: OptionalMoneySet,
  totalShippingPriceSet: OptionalMoneySet,
  totalDiscountsSet: OptionalMoneySet,
  totalRefundedSet: OptionalMoneySet,
  /** Unreadable ones are reported when refunds are read. */
  refunds: v.fallback(v.nullish(v.array(v.object({ totalRefundedSet: MoneySet })), []), []),
  email: OptionalText,
  customer: v.nullish(
    v.object({
      legacyResourceId: Id,
      firstName: Name,
      lastName: Name,
      defaultEmailAddress: Email,
    }),
    null,
  ),
  phone: AddressPart,
  note: OptionalLongText(5000),
  paymentGatewayNames: v.nullish(v.array(Label), []),
  shippingLine: v.nullish(v.object({ title: AddressPart }), null),
  fullyPaid: v.nullish(v.boolean(), false),
  transactions: v.nullish(v.array(Transaction), []),
  billingAddress: v.nullish(Address, null),
  shippingAddress: v.nullish(Address, null),
  customerJourneySummary: v.nullish(Journey, null),
  discountCodes: v.nullish(v.array(LongText(200)), []),
  lineItems: ListInside(Line),
})
export type Order = v.InferOutput<typeof Order>

export const Refund = v.object({
  id: BoundedText(200),
  legacyResourceId: Id,
  processedAt: Time,
  note: OptionalLongText(5000),
  totalRefundedSet: MoneySet,
})
export type Refund = v.InferOutput<typeof Refund>

/** The fields of an order that are needed to find its refunds. */
export const OrderWithRefunds = v.object({
  legacyResourceId: Id,
  taxesIncluded: v.nullish(v.boolean(), false),
  /** Unchecked, because an unreadable one must not hide the others. */
  refunds: v.nullish(v.array(v.unknown()), []),
})
export type OrderWithRefunds = v.InferOutput<typeof OrderWithRefunds>

export const RefundLine = v.object({
  quantity: Int,
  subtotalSet: MoneySet,
  totalTaxSet: OptionalMoneySet,
  lineItem: v.nullish(v.object({ id: BoundedText(200), product: Reference }), null),
})
export type RefundLine = v.InferOutput<typeof RefundLine>
