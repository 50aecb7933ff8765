/** From an amount to an amount of one currency, in its minor units. */
export interface AmountRange {
  amount_min?: number
  amount_max?: number
  amount_currency?: string
}

/** The parameters of an address that say it: one filter to whoever reads them. */
export const amountParams = ['amount_min', 'amount_max', 'amount_currency'] as const

/** Amounts say nothing without their currency, nor where they end before they begin. */
export function soundAmounts({ amount_min, amount_max, amount_currency }: AmountRange): AmountRange {
  const isReversed = amount_min !== undefined && amount_max !== undefined && amount_min > amount_max
  if (amount_currency !== undefined && !isReversed) return {}
  return { amount_min: undefined, amount_max: undefined }
}
