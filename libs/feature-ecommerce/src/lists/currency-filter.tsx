import type { Store } from '@tandem/api-contract'
import { OneChoiceFilter } from '@tandem/lists'
import { useText } from './messages.ts'
import { currenciesOf } from './amount-range.ts'
import type { AmountRange } from './amount-range.ts'

interface CurrencyFilterProps {
  search: AmountRange
  stores: readonly Pick<Store, 'default_currency'>[]
  onChange: (change: AmountRange) => void
}

/** Chooses the currency of the amounts, when the stores have several. It is rarely needed. */
export function CurrencyFilter({ search, stores, onChange }: CurrencyFilterProps) {
  const text = useText()
  const { amount_currency } = search
  const currencies = currenciesOf(search, stores)
  if (currencies.length < 2) return null
  return (
    <OneChoiceFilter
      label={text('filters.currency')}
      options={currencies.map((code) => ({ value: code, label: code }))}
      value={amount_currency}
      // Amounts in one currency mean nothing in another.
      onValueChange={(code) =>
        onChange({ amount_currency: code, amount_min: undefined, amount_max: undefined })
      }
    />
  )
}
