import { contractText } from '@tandem/api-client'
import { roleNames, settableRoles } from '@tandem/api-contract'
import { Select } from '@tandem/design-system'
import { useQuery } from '@tanstack/react-query'
import { roleQueries } from '../roles/queries.ts'
import { usePeopleText } from './messages.ts'

/** A role that an admin can give. */
export type SettableRole = (typeof settableRoles)[number]

interface RoleFieldProps {
  value: SettableRole
  onChange: (role: SettableRole) => void
  error?: string
}

/** Chooses a role and shows what it allows. */
export function RoleField({ value, onChange, error }: RoleFieldProps) {
  const text = usePeopleText()
  // A role can be chosen even without its description.
  const { data } = useQuery({ ...roleQueries.list(), meta: { errors: 'local' } })
  return (
    <Select
      label={text('edit.role')}
      options={settableRoles.map((role) => ({ value: role, label: contractText(roleNames[role]) }))}
      value={value}
      onValueChange={onChange}
      hint={data?.roles.find(({ role }) => role === value)?.description ?? ' '}
      error={error}
    />
  )
}
