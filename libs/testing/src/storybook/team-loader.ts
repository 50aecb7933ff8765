import { newTeam, signIn } from '../team.ts'
import type { Team, TeamOptions } from '../team.ts'

/** The team of each rendering of a story, by the signal that ends the rendering. */
const teams = new WeakMap<AbortSignal, Promise<Team>>()
declare global {
  /** The address of a copy of a migrated database, where whoever opens a built Storybook serves one. */
  var databaseCopy: string | undefined
}

/** The teams of stories that only look at them, by their options. */
const sharedTeams = new Map<string, Promise<Team>>()

/**
 * Storybook's loader for stories with real data. A story with the parameter `team` (see `TeamOptions`) gets its own
 * signed-in team in `loaded.team`, and keeps it while its controls or the toolbar change. With the parameter `sharesTeam`
 * it has the same team as other such stories with equal options. With `null` the server runs, but nobody is signed in. The
 * server is loaded with the first such story; other stories don't load it.
 */
export async function teamLoader({ parameters, abortSignal }: LoaderContext): Promise<{ team?: Team }> {
  const { team: options, sharesTeam = false } = parameters
  if (options === undefined) return {}
  const { startApi } = await import('../page/start-api.ts')
  await startApi({ copy: import.meta.env.DEV ? '/database.tar' : globalThis.databaseCopy })
  if (options === null) return {}
  const known = teams.get(abortSignal) ?? (sharesTeam ? sharedTeam(options) : newTeam(options))
  teams.set(abortSignal, known)
  const team = await known
  signIn(team)
  return { team }
}

function sharedTeam(options: TeamOptions) {
  const key = JSON.stringify(options)
  const known = sharedTeams.get(key) ?? newTeam(options)
  sharedTeams.set(key, known)
  known.catch(() => sharedTeams.delete(key))
  return known
}

interface LoaderContext {
  parameters: { team?: TeamOptions | null; sharesTeam?: boolean }
  abortSignal: AbortSignal
}
