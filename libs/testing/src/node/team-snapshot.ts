import { createHash } from 'node:crypto'
import type { TeamOptions } from '../team.ts'
import { inOwnProcess } from './in-own-process.ts'
import { keptPath, madeOnce } from './kept-file.ts'

const libraries = '{api-contract,api-server,connectors,format,provider-simulator,testing}'

/** The path of a stored database with such a team. */
export async function teamSnapshot(options: TeamOptions): Promise<string> {
  const path = teamPath(options)
  return madeOnce(path, () => inOwnProcess('make-team-snapshot.ts', path, JSON.stringify(options)))
}

/** The path changes each day, because the data of simulated shops ends today. */
export function teamPath(options: TeamOptions): string {
  const team = createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 8)
  const today = new Date().toISOString().slice(0, 10)
  return keptPath(`team-${team}`, [`libs/${libraries}/src/**/*.ts`], today)
}
