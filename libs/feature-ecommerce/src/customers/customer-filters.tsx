import { countryName } from '@tandem/format'
import { OneChoiceFilter } from '@tandem/lists'
import { useQuery } from '@tanstack/react-query'
import { AmountFilter } from '../lists/amount-filter.tsx'
import { CountedFilter } from '../lists/counted-filter.tsx'
import type { ListPartProps } from '../lists/store-list.ts'
import { useText } from '../lists/messages.ts'
import type { CustomerView } from './customer-address.ts'
import { customerQueries } from './queries.ts'

const buyers = ['new', 'returning', 'lapsed', 'best'] as const

/** The filters of customers, beside the days of their last order. */
export function CustomerFilters({ search, stores, onChange }: ListPartProps<CustomerView>) {
  const text = useText()
  const countries = useQuery(customerQueries.countries(search.store_id))
  return (
    <>
      <CountedFilter
        label={text('customers.country')}
        counted={countries.data}
        failed={countries.isError}
        wordOf={countryName}
        value={search.country}
        onValueChange={(country) => onChange({ country })}
      />
      <OneChoiceFilter
        label={text('customers.buyers')}
        options={buyers.map((value) => ({
          value,
          label: text(`customers.bought.${value}`),
          hint: text(`customers.boughtHint.${value}`),
        }))}
        value={search.buyers}
        onValueChange={(chosen) => onChange({ buyers: buyers.find((value) => value === chosen) })}
      />
      <AmountFilter label={text('customers.spent')} search={search} stores={stores} onChange={onChange} />
    </>
  )
}
