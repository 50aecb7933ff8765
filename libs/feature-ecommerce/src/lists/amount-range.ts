import type { Store } from '@tandem/api-contract'

/** A range of amounts in one currency, in its minor units. */
export interface AmountRange {
  amount_min?: number
  amount_max?: number
  amount_currency?: string
}

/** The parameters of this filter in an address, which readers see as one filter. */
export const amountParams = ['amount_min', 'amount_max', 'amount_currency'] as const

/** The currencies that amounts can be in: those of the stores, and the chosen one. */
export const currenciesOf = (
  { amount_currency }: AmountRange,
  stores: readonly Pick<Store, 'default_currency'>[],
): string[] =>
  [
    ...new Set([
      ...stores.map((store) => store.default_currency),
      ...(amount_currency === undefined ? [] : [amount_currency]),
    ]),
  ].toSorted()

/** Drops amounts without their currency, and ranges that end before they begin. */
export function soundAmounts({ amount_min, amount_max, amount_currency }: AmountRange): AmountRange {
  const isReversed = amount_min !== undefined && amount_max !== undefined && amount_min > amount_max
  if (amount_currency !== undefined && !isReversed) return {}
  return { amount_min: undefined, amount_max: undefined }
}
