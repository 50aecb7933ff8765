import type { Store } from '@tandem/api-contract'
import { NumberRangeFilter, Switcher } from '@tandem/design-system'
import { minorUnitDigits } from '@tandem/format'
import { useState } from 'react'
import { currenciesOf } from './amount-range.ts'
import type { AmountRange } from './amount-range.ts'
import { useText } from './messages.ts'

interface AmountFilterProps {
  label: string
  search: AmountRange
  stores: readonly Pick<Store, 'default_currency'>[]
  onChange: (change: AmountRange) => void
}

/** A filter by amounts in one currency, which can be chosen when the stores have several. */
export function AmountFilter({ label, search, stores, onChange }: AmountFilterProps) {
  const text = useText()
  const { amount_min, amount_max, amount_currency } = search
  const [chosen, setChosen] = useState<string>()
  const currencies = currenciesOf(search, stores)
  // Other stores may not have it.
  const kept = currencies.find((code) => code === chosen)
  const currency = amount_currency ?? kept ?? stores[0]?.default_currency ?? ''
  const decimals = minorUnitDigits(currency)
  const shown = (amount: number | undefined) => (amount === undefined ? null : amount / 10 ** decimals)
  const meant = (amount: number | null, code = currency) =>
    amount === null ? undefined : Math.round(amount * 10 ** minorUnitDigits(code))
  const value = { min: shown(amount_min), max: shown(amount_max) }
  return (
    <NumberRangeFilter
      label={label}
      unit={currency}
      decimals={decimals}
      unitChoice={
        currencies.length > 1 && (
          <Switcher
            label={text('filters.currency')}
            options={currencies.map((code) => ({ value: code, label: code }))}
            value={currency}
            onValueChange={(code) => {
              setChosen(code)
              // The same numbers in the other currency. Without numbers it says only what they will mean.
              if (amount_currency === undefined) return
              onChange({
                amount_min: meant(value.min, code),
                amount_max: meant(value.max, code),
                amount_currency: code,
              })
            }}
          />
        )
      }
      value={value}
      onValueChange={({ min, max }) => {
        setChosen(undefined)
        onChange({
          amount_min: meant(min),
          amount_max: meant(max),
          amount_currency: min === null && max === null ? undefined : currency,
        })
      }}
    />
  )
}
