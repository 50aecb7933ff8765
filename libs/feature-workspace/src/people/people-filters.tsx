import { contractText } from '@tandem/api-client'
import { roleNames, roles, userStatuses } from '@tandem/api-contract'
import type { Role, UserSearch, UserStatus } from '@tandem/api-contract'
import { ChoiceFilter } from '@tandem/design-system'
import { usePeopleText } from './messages.ts'

type Narrowing = Pick<UserSearch, 'role' | 'status'>

interface PeopleFiltersProps {
  chosen: Narrowing
  onChange: (change: Narrowing) => void
}

/** Filters members by role and status. */
export function PeopleFilters({ chosen, onChange }: PeopleFiltersProps) {
  const text = usePeopleText()
  return (
    <>
      <ChoiceFilter
        label={text('list.role')}
        options={roles.map((role) => ({ value: role, label: contractText(roleNames[role]) }))}
        value={chosen.role ?? []}
        onValueChange={(role) => onChange({ role: role as Role[] })}
      />
      <ChoiceFilter
        label={text('list.status')}
        options={userStatuses.map((status) => ({ value: status, label: text(`status.${status}`) }))}
        value={chosen.status ?? []}
        onValueChange={(status) => onChange({ status: status as UserStatus[] })}
      />
    </>
  )
}
