import { formatMoney, formatNumber } from '@tandem/format'

const plus = (value: number) => (value > 0 ? '+' : '')

/** A change of an amount, with its sign. */
export const signedMoney = (amount: number, currency: string) =>
  `${plus(amount)}${formatMoney(amount, currency)}`

/** A change of a count, with its sign. */
export const signedNumber = (count: number) => `${plus(count)}${formatNumber(count, { full: true })}`
