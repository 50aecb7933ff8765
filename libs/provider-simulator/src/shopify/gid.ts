/** Where the numbers of each kind begin: real ones have too many digits for 32 bits. */
const bases = {
  Order: 5_500_000_000_000,
  LineItem: 14_000_000_000_000,
  ShippingLine: 4_600_000_000_000,
  Refund: 900_000_000_000,
  Return: 20_000_000_000,
  RefundLineItem: 600_000_000_000,
  RefundShippingLine: 650_000_000_000,
  OrderAdjustment: 250_000_000_000,
  SalesAgreement: 30_000_000_000,
  Sale: 40_000_000_000,
  OrderTransaction: 6_800_000_000_000,
  CustomerVisit: 25_000_000_000_000,
  Customer: 7_000_000_000_000,
  MailingAddress: 9_000_000_000_000,
  Product: 8_000_000_000_000,
  ProductVariant: 44_000_000_000_000,
  InventoryItem: 46_000_000_000_000,
  Collection: 300_000_000_000,
  BulkOperation: 3_000_000_000_000,
  WebhookSubscription: 1_100_000_000_000,
  MediaImage: 33_000_000_000_000,
  ImageSource: 41_000_000_000_000,
  Shop: 60_000_000_000,
} as const

/** The kinds of things with Shopify ids. */
export type GidKind = keyof typeof bases

/** The number that Shopify's ids use for a thing that the simulator counts from 1. */
export const shopifyNumber = (kind: GidKind, id: number): number => bases[kind] + id

/** `gid://shopify/Order/5500000000123` */
export const shopifyGid = (kind: GidKind, id: number): string =>
  `gid://shopify/${kind}/${shopifyNumber(kind, id)}`

/**
 * The simulator's own number for an id of that kind, with or without `gid://`; undefined for any other text.
 */
export const fromGid = (kind: GidKind, text: string): number | undefined => {
  const found = /^(?:gid:\/\/shopify\/(\w+)\/)?(\d{1,15})(?:\?.*)?$/.exec(text)
  if (!found || (found[1] !== undefined && found[1] !== kind)) return undefined
  return Number(found[2]) - bases[kind]
}
