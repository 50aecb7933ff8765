import type { TeamTables } from '../../platform/database/database.ts'
import { commerceData } from './commerce-data.ts'
import type { DataOf, ExportedTable } from './exported-table.ts'
import { peopleData } from './people-data.ts'
import { socialData } from './social-data.ts'

/**
 * Everything that belongs to a team, table by table: what an export holds of it, or why it holds nothing. A table that
 * is not here does not compile. What refers to other rows stands after them: a deletion goes from the end.
 */
export const teamData: DataOf<keyof TeamTables> = { ...peopleData, ...commerceData, ...socialData }

/** The tables that an export holds, in the order of its files. */
export const exportedTables: [name: keyof TeamTables, table: ExportedTable][] = (
  Object.keys(teamData) as (keyof TeamTables)[]
).flatMap((name) => {
  const data = teamData[name] as DataOf<'teams'>['teams']
  return 'file' in data ? [[name, data as ExportedTable]] : []
})
