import { formatMoney, formatNumber } from '@tandem/format'

const plus = (value: number) => (value > 0 ? '+' : '')

/** A signed change of an amount. */
export const signedMoney = (amount: number, currency: string) =>
  `${plus(amount)}${formatMoney(amount, currency)}`

/** A signed change of a count. */
export const signedNumber = (count: number) => `${plus(count)}${formatNumber(count, { full: true })}`
