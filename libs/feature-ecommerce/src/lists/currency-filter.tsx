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

/** Only rows with amounts in one currency, when the stores have several. `AmountFilter` names its currency itself. */
export function CurrencyFilter({ search, stores, onChange }: CurrencyFilterProps) {
  const text = useText()
  const { amount_currency, amount_min, amount_max } = search
  const currencies = currenciesOf(search, stores)
  if (currencies.length < 2 || amount_min !== undefined || amount_max !== undefined) return null
  return (
    <OneChoiceFilter
      label={text('filters.currency')}
      options={currencies.map((code) => ({ value: code, label: code }))}
      value={amount_currency}
      onValueChange={(code) => onChange({ amount_currency: code })}
    />
  )
}
