import { accountStates } from '@tandem/api-contract'
import type { AccountService } from '@tandem/api-contract'
import { ChoiceFilter } from '@tandem/design-system'
import { useQuery } from '@tanstack/react-query'
import { collectionQueries } from './collections/queries.ts'
import { useAccountText } from './messages.ts'
import type { AccountRequest } from './queries.ts'

type Narrowing = Pick<AccountRequest, 'collection_id' | 'state'>

interface AccountFiltersProps {
  service: AccountService
  chosen: Narrowing
  onChange: (change: Narrowing) => void
}

/** Filters accounts by collection and state. */
export function AccountFilters({ service, chosen, onChange }: AccountFiltersProps) {
  const text = useAccountText()
  const { data: collections, isPending } = useQuery({
    ...collectionQueries.list(service),
    meta: { errors: 'local' },
  })
  return (
    <>
      <ChoiceFilter
        label={text('list.collection')}
        exclusive
        loading={isPending}
        options={(collections ?? []).map(({ id, name, accounts_count }) => ({
          value: String(id),
          label: name,
          count: accounts_count,
        }))}
        value={chosen.collection_id === undefined ? [] : [String(chosen.collection_id)]}
        onValueChange={([id]) => onChange({ collection_id: id === undefined ? undefined : Number(id) })}
      />
      <ChoiceFilter
        label={text('list.state')}
        exclusive
        options={accountStates.map((state) => ({ value: state, label: text(`list.states.${state}`) }))}
        value={chosen.state === undefined ? [] : [chosen.state]}
        onValueChange={([name]) => onChange({ state: accountStates.find((state) => state === name) })}
      />
    </>
  )
}
