import { css } from '@tandem/design-system/css'
import { formatMoney } from '@tandem/format'

interface AmountsProps {
  amounts: readonly { currency: string; amount: number }[]
}

/** Amounts in several currencies below each other, never added up. */
export function Amounts({ amounts }: AmountsProps) {
  return amounts.map(({ currency, amount }) => (
    <span key={currency} className={css({ display: 'block', fontWeight: 'medium' })}>
      {formatMoney(amount, currency)}
    </span>
  ))
}
