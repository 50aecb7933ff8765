/** Codes for postage: they become a shipping line. */
const shippingCodes = new Set(['POST', 'DOT', 'C2'])

/**
 * Codes for bookkeeping rather than products: manual entries, discounts, samples, charges. They become a fee.
 */
const feeCodes = new Set(['M', 'D', 'S', 'B', 'BANK CHARGES', 'AMAZONFEE', 'CRUK'])

export type StockCodeKind = 'product' | 'shipping' | 'fee'

/** The same key however the code is typed: `85123a`, `85123A` and `85123A ` are one product. */
export const stockCodeKey = (code: string): string => code.trim().toUpperCase()

export const stockCodeKind = (key: string): StockCodeKind =>
  shippingCodes.has(key) ? 'shipping' : feeCodes.has(key) ? 'fee' : 'product'

/** Gift vouchers are no longer sold, so the lines that sold one have no product. */
export const isDeletedProduct = (key: string): boolean => key.startsWith('GIFT_')
