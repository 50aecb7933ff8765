import { accountStates } from '@tandem/api-contract'
import type { AccountService } from '@tandem/api-contract'
import { ChoiceFilter, FilterBar, SearchField } from '@tandem/design-system'
import { useTypedSearch } from '@tandem/workbench'
import { useQuery } from '@tanstack/react-query'
import { countFilters, noFilters } from './accounts-address.ts'
import type { AccountsAddress } from './accounts-address.ts'
import { collectionQueries } from './collections/queries.ts'
import { useAccountText } from './messages.ts'

interface AccountFiltersProps {
  service: AccountService
  address: Pick<AccountsAddress, 'wanted' | 'change'>
}

/** The row above a list of accounts: search, collection and state. */
export function AccountFilters({ service, address: { wanted, change } }: AccountFiltersProps) {
  const text = useAccountText()
  const { data: collections, isPending } = useQuery({
    ...collectionQueries.list(service),
    meta: { errors: 'local' },
  })
  const [typed, type] = useTypedSearch(wanted.search_term, (search_term) => change({ search_term }))
  return (
    <FilterBar
      label={text('list.filter')}
      search={
        <SearchField
          label={text('list.search')}
          placeholder={text('list.searchPlaceholder')}
          clearLabel={text('list.clearSearch')}
          value={typed}
          onValueChange={type}
          shortcut="/"
          maxLength={200}
        />
      }
      activeCount={countFilters(wanted)}
      onClearAll={() => change(noFilters)}
    >
      <ChoiceFilter
        label={text('list.collection')}
        exclusive
        loading={isPending}
        options={(collections ?? []).map(({ id, name, accounts_count }) => ({
          value: String(id),
          label: name,
          count: accounts_count,
        }))}
        value={wanted.collection_id === undefined ? [] : [String(wanted.collection_id)]}
        onValueChange={([id]) => change({ collection_id: id === undefined ? undefined : Number(id) })}
      />
      <ChoiceFilter
        label={text('list.state')}
        exclusive
        options={accountStates.map((state) => ({ value: state, label: text(`list.states.${state}`) }))}
        value={wanted.state === undefined ? [] : [wanted.state]}
        onValueChange={([chosen]) => change({ state: accountStates.find((state) => state === chosen) })}
      />
    </FilterBar>
  )
}
