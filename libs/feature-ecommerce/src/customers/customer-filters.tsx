import { ChoiceFilter } from '@tandem/design-system'
import { useQuery } from '@tanstack/react-query'
import { AmountFilter } from '../lists/amount-filter.tsx'
import { countryName } from '../lists/country-name.ts'
import type { ListPartProps } from '../lists/list-view.ts'
import { useText } from '../messages.ts'
import { customerCountriesQuery } from './queries.ts'

/** What customers can be narrowed by, beside the days of their last order. */
export function CustomerFilters({ search, storeId, stores, onChange }: ListPartProps) {
  const text = useText()
  const countries = useQuery(customerCountriesQuery(storeId ?? undefined))
  return (
    <>
      <ChoiceFilter
        label={text('customers.country')}
        options={(countries.data ?? []).map(({ country, customers_count }) => ({
          value: country,
          label: countryName(country),
          count: customers_count,
          keywords: country,
        }))}
        loading={countries.isPending}
        labels={{ ...(countries.isError && { nothing: text('filters.failed') }) }}
        value={search.country ?? []}
        onValueChange={(country) => onChange({ country })}
      />
      <AmountFilter label={text('customers.spent')} search={search} stores={stores} onChange={onChange} />
    </>
  )
}
