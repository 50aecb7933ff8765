import { newTeam, signIn } from '../team.ts'
import type { Team, TeamOptions } from '../team.ts'

/** Which team each showing of a story has, by the signal of its end. */
const teams = new WeakMap<AbortSignal, Promise<Team>>()

/**
 * Storybook's loader for stories that show real data: a story with the parameter `team` (see `TeamOptions`) finds its
 * own signed-in team in `loaded.team`, and keeps it while its controls or the toolbar change; with `null` it finds the
 * server, and nobody is signed in. The server is loaded with the first of them; other stories do not pay for it.
 */
export async function teamLoader({ parameters, abortSignal }: LoaderContext): Promise<{ team?: Team }> {
  const { team: options } = parameters
  if (options === undefined) return {}
  const { startApi } = await import('../page/start-api.ts')
  await startApi()
  if (options === null) return {}
  const known = teams.get(abortSignal) ?? newTeam(options)
  teams.set(abortSignal, known)
  const team = await known
  signIn(team)
  return { team }
}

interface LoaderContext {
  parameters: { team?: TeamOptions | null }
  abortSignal: AbortSignal
}
