import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { TeamOptions } from '../team.ts'
import { keptPath, madeOnce } from './kept-file.ts'

const libraries = '{api-contract,api-server,connectors,format,provider-simulator,testing}'

/** The path of a stored database with such a team. */
export async function teamSnapshot(options: TeamOptions): Promise<string> {
  const path = teamPath(options)
  return madeOnce(path, () => make(path, options))
}

/** The path changes each day, because the data of simulated shops ends today. */
export function teamPath(options: TeamOptions): string {
  const team = createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 8)
  const today = new Date().toISOString().slice(0, 10)
  return keptPath(`team-${team}`, [`libs/${libraries}/src/**/*.ts`], today)
}

/**
 * Creates it in a separate process, which loads the current sources and leaves this process time to answer. V8's
 * optimising compiler is off there, because it would take a third of the process's time and the database does too
 * little to gain from it.
 */
async function make(path: string, options: TeamOptions) {
  const maker = resolve(import.meta.dirname, 'make-team-snapshot.ts')
  const team = JSON.stringify(options)
  const flags = ['--liftoff-only', '--conditions=@tandem/source']
  await promisify(execFile)(process.execPath, [...flags, maker, path, team])
}
