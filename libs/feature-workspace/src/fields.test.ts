import type { AuditEntry, FieldUse, TeamUser } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { auditColumns } from './audit/audit-columns.tsx'
import { personColumns } from './people/person-columns.tsx'

/** In which column each field is. */
const personFields: FieldUse<TeamUser, string> = {
  id: 'actions',
  name: 'user',
  email: 'user',
  profile_picture: 'user',
  role: 'role',
  status: 'status',
  created_at: 'created',
  updated_at: 'updated',
  last_active_at: 'active',
  invitation_expires_at: 'status',
}

const auditFields: FieldUse<AuditEntry, string> = {
  id: { leftOut: 'Our own number, which people never see.' },
  at: 'when',
  actor: 'what',
  action: 'what',
  description: 'what',
  subject: { leftOut: 'The action names it.' },
  subject_id: { leftOut: 'People know it by its name; the export has the number.' },
  subject_name: 'what',
  details: { leftOut: 'The entry’s own view has them.' },
  address: 'from',
  request_id: { leftOut: 'The entry’s own view has it.' },
}

const actionsOf = () => ({ isResending: false, menu: null })

test.each([
  {
    of: 'people',
    columns: personColumns({ myId: 1, timeZone: 'UTC', now: new Date(), actionsOf }),
    fields: personFields,
  },
  { of: 'the audit log', columns: auditColumns('UTC', { clock: String } as never), fields: auditFields },
])('the list of $of has a column for every field, and a field for every column', ({ columns, fields }) => {
  const named = Object.values<string | object>(fields).filter((use) => typeof use === 'string')
  expect(new Set(columns.map(({ key }) => key))).toEqual(new Set(named))
})
