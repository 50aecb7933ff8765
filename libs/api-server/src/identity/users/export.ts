import { exportUsers, roleNames } from '@tandem/api-contract'
import type { TeamUser, userColumns, UserStatus } from '@tandem/api-contract'
import { momentsIn } from '../../platform/exports/cell.ts'
import { contextOf, recordExport } from '../../platform/exports/export-list.ts'
import type { ExportColumn, ExportContext } from '../../platform/exports/export-list.ts'
import { tableFile } from '../../platform/exports/table-file.ts'
import { implementFile } from '../implement.ts'
import { allPeople } from './list-people.ts'

type Column = (typeof userColumns)[number]

const name = 'people'

/** All people of a view as one file: a team has thousands at most. */
export const userExportRoutes = [
  implementFile(exportUsers, async ({ body, team, audit, language, dependencies }) => {
    const { filter, columns: wanted, ...style } = body
    const { people, context, teamName } = await team(async (db) => {
      await recordExport(audit, db, name, { filter, columns: wanted })
      return { people: await allPeople(db, filter), ...(await contextOf(db, { ids: [] }, language)) }
    })
    const known = columnsIn(context)
    const chosen = [...new Set(wanted)].flatMap((column) => known[column])
    async function* batches() {
      yield people.map((person) => chosen.map(({ cell }) => cell(person)))
    }
    return tableFile(
      { name, teamName, timezone: context.timezone, now: dependencies.now() },
      {
        titles: chosen.map(({ title }) => context.say(title)),
        moments: chosen.map(({ isMoment = false }) => isMoment),
        batches: batches(),
      },
      style,
    )
  }),
]

const statusNames: Record<UserStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
  pending: 'Invited, not accepted yet',
  archived: 'Archived',
}

function columnsIn({ timezone, say }: ExportContext): Record<Column, ExportColumn<TeamUser>[]> {
  const moment = momentsIn(timezone)
  const at = (title: string, cell: (person: TeamUser) => string | null): ExportColumn<TeamUser>[] => [
    { title: `${title} (${timezone})`, isMoment: true, cell: (person) => moment(cell(person)) },
  ]
  return {
    user: [
      { title: 'Name', cell: (person) => person.name },
      { title: 'Email', cell: ({ email }) => email },
    ],
    role: [{ title: 'Role', cell: ({ role }) => say(roleNames[role]) }],
    status: [{ title: 'Status', cell: ({ status }) => say(statusNames[status]) }],
    active: at('Last active at', ({ last_active_at }) => last_active_at),
    created: at('Created at', ({ created_at }) => created_at),
    updated: at('Changed at', ({ updated_at }) => updated_at),
  }
}
