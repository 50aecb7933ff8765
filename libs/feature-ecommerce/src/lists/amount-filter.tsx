import type { Store } from '@tandem/api-contract'
import { NumberRangeFilter } from '@tandem/design-system'
import { minorUnitDigits } from '@tandem/format'
import { currenciesOf } from './amount-range.ts'
import type { AmountRange } from './amount-range.ts'

interface AmountFilterProps {
  label: string
  search: AmountRange
  stores: readonly Pick<Store, 'default_currency'>[]
  onChange: (change: AmountRange) => void
}

/** A filter by amounts in one currency, which `CurrencyFilter` chooses when the stores have several. */
export function AmountFilter({ label, search, stores, onChange }: AmountFilterProps) {
  const { amount_min, amount_max, amount_currency } = search
  const hasOneCurrency = currenciesOf(search, stores).length === 1
  const currency = amount_currency ?? stores[0]?.default_currency ?? ''
  const decimals = minorUnitDigits(currency)
  const shown = (amount: number | undefined) => (amount === undefined ? null : amount / 10 ** decimals)
  const meant = (amount: number | null) => (amount === null ? undefined : Math.round(amount * 10 ** decimals))
  return (
    <NumberRangeFilter
      // The input belongs to its currency.
      key={currency}
      label={label}
      unit={currency}
      decimals={decimals}
      value={{ min: shown(amount_min), max: shown(amount_max) }}
      onValueChange={({ min, max }) =>
        onChange({
          amount_min: meant(min),
          amount_max: meant(max),
          // Without amounts, a currency that nobody chose is removed too.
          amount_currency: min === null && max === null && hasOneCurrency ? undefined : currency,
        })
      }
    />
  )
}
