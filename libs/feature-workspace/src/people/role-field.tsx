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

/** The choice of a role, and what the chosen one may do. */
export function RoleField({ value, onChange, error }: RoleFieldProps) {
  const text = usePeopleText()
  // Without its words a role can be chosen all the same.
  const { data } = useQuery({ ...roleQueries.list(), meta: { errors: 'local' } })
  return (
    <Select
      label={text('edit.role')}
      options={settableRoles.map((role) => ({ value: role, label: roleNames[role] }))}
      value={value}
      onValueChange={onChange}
      hint={data?.roles.find(({ role }) => role === value)?.description ?? ' '}
      error={error}
    />
  )
}
