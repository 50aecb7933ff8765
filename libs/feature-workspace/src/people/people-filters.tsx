import { roleNames, roles, userStatuses } from '@tandem/api-contract'
import type { Role, UserStatus } from '@tandem/api-contract'
import { ChoiceFilter, FilterBar } from '@tandem/design-system'
import { ListSearchField } from '@tandem/workbench'
import { usePeopleText } from './messages.ts'
import { countFilters, noFilters } from './people-address.ts'
import type { PeopleAddress } from './people-address.ts'

/** The row above the people: search, role and status. */
export function PeopleFilters({
  address: { wanted, change },
}: {
  address: Pick<PeopleAddress, 'wanted' | 'change'>
}) {
  const text = usePeopleText()
  return (
    <FilterBar
      label={text('list.filter')}
      search={
        <ListSearchField
          label={text('list.search')}
          placeholder={text('list.searchPlaceholder')}
          searched={wanted.search_term}
          onSearch={(search_term) => change({ search_term })}
        />
      }
      activeCount={countFilters(wanted)}
      onClearAll={() => change(noFilters)}
    >
      <ChoiceFilter
        label={text('list.role')}
        options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
        value={wanted.role ?? []}
        onValueChange={(role) => change({ role: role as Role[] })}
      />
      <ChoiceFilter
        label={text('list.status')}
        options={userStatuses.map((status) => ({ value: status, label: text(`status.${status}`) }))}
        value={wanted.status ?? []}
        onValueChange={(status) => change({ status: status as UserStatus[] })}
      />
    </FilterBar>
  )
}
