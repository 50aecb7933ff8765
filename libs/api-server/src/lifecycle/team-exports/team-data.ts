import type { TeamTables } from '../../platform/database/database.ts'
import { commerceData } from './commerce-data.ts'
import type { DataOf, ExportedTable } from './exported-table.ts'
import { peopleData } from './people-data.ts'
import { socialData } from './social-data.ts'

/**
 * Everything that belongs to a team, by table: how it is exported, or why not. A missing table doesn't
 * compile. Referring rows come after the rows they refer to: a deletion starts at the end.
 */
export const teamData: DataOf<keyof TeamTables> = {
  ...peopleData,
  ...commerceData,
  ...socialData,
  notifications: { leftOut: 'What one person was told.' },
}

/** The exported tables, in the order of their files. */
export const exportedTables: [name: keyof TeamTables, table: ExportedTable][] = (
  Object.keys(teamData) as (keyof TeamTables)[]
).flatMap((name) => {
  const data = teamData[name] as DataOf<'teams'>['teams']
  return 'file' in data ? [[name, data as ExportedTable]] : []
})
