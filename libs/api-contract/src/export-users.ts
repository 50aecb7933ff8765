import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { columnsOf, fileStyle } from './list-export.ts'
import { UserSearch } from './users.ts'

/** Columns of the export of members; `user` becomes two columns. */
export const userColumns = ['user', 'role', 'status', 'active', 'created', 'updated'] as const

/** All members that the filter shows, in the order of the list. */
export const exportUsers = endpoint({
  name: 'exportUsers',
  method: 'POST',
  path: '/users/export',
  summary: 'The people of the team as a CSV or an Excel workbook',
  access: 'members.read',
  changes: ['audit'],
  body: v.strictObject({
    filter: v.omit(UserSearch, ['page', 'per_page']),
    columns: columnsOf(userColumns),
    ...fileStyle,
  }),
  data: v.string(),
  answers: 'table',
  limit: { calls: 30, seconds: 60, per: 'user' },
})
