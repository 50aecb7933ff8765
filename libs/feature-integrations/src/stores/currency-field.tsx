import type { Currency } from '@tandem/api-contract'
import { Select } from '@tandem/design-system'
import { useMemo } from 'react'
import { useText } from './messages.ts'

interface CurrencyFieldProps {
  currencies: readonly Currency[]
  value: number | undefined
  onChange: (id: number) => void
  error?: string
  /** By default, the currency that the store itself reports is used. */
  isOptional?: boolean
}

/** Chooses a currency by code, symbol or name. */
export function CurrencyField({
  currencies,
  value,
  onChange,
  error,
  isOptional = false,
}: CurrencyFieldProps) {
  const text = useText()
  const options = useMemo(
    () =>
      currencies.map(({ id, code, symbol, name }) => ({
        value: String(id),
        label: symbol === code ? code : `${symbol} ${code}`,
        hint: name,
      })),
    [currencies],
  )
  return (
    <Select
      label={text('form.currency')}
      options={options}
      value={value === undefined ? undefined : String(value)}
      onValueChange={(id) => onChange(Number(id))}
      placeholder={text(isOptional ? 'form.currencyOfStore' : 'form.currencyPlaceholder')}
      error={currencies.length === 0 ? text('form.currencyFailed') : error}
      labels={{ noMatch: text('form.currencyNone') }}
      searchable
      required={!isOptional}
    />
  )
}
