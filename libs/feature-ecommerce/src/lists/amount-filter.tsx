import type { Store } from '@tandem/api-contract'
import { NumberRangeFilter } from '@tandem/design-system'
import { minorUnitDigits } from '@tandem/format'
import { useText } from './messages.ts'
import type { AmountRange } from './amount-range.ts'
import { OneChoiceFilter } from './one-choice-filter.tsx'

interface AmountFilterProps {
  label: string
  search: AmountRange
  stores: readonly Pick<Store, 'default_currency'>[]
  onChange: (change: AmountRange) => void
}

/** A filter by amounts in one currency, which must be chosen when the stores have several. */
export function AmountFilter({ label, search, stores, onChange }: AmountFilterProps) {
  const text = useText()
  const { amount_min, amount_max, amount_currency } = search
  const ofStores = new Set(stores.map((store) => store.default_currency))
  const currencies = [...new Set([...ofStores, ...(amount_currency ? [amount_currency] : [])])].toSorted()
  const currency = amount_currency ?? stores[0]?.default_currency ?? ''
  const decimals = minorUnitDigits(currency)
  const shown = (amount: number | undefined) => (amount === undefined ? null : amount / 10 ** decimals)
  const meant = (amount: number | null) => (amount === null ? undefined : Math.round(amount * 10 ** decimals))
  const noCurrency = { amount_currency: undefined, amount_min: undefined, amount_max: undefined }
  return (
    <>
      {(currencies.length > 1 || (amount_currency !== undefined && !ofStores.has(amount_currency))) && (
        <OneChoiceFilter
          label={text('filters.currency')}
          options={currencies.map((code) => ({ value: code, label: code }))}
          value={amount_currency}
          // Amounts in one currency mean nothing in another.
          onValueChange={(code) => onChange({ ...noCurrency, amount_currency: code })}
        />
      )}
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
            amount_currency: min === null && max === null && currencies.length === 1 ? undefined : currency,
          })
        }
      />
    </>
  )
}
