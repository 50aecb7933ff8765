import { newTeam, signIn } from '../team.ts'
import type { Team, TeamOptions } from '../team.ts'

/**
 * Storybook's loader for stories that show real data: a story with the parameter `team` (see `TeamOptions`) finds its
 * own signed-in team in `loaded.team`. The server is loaded with the first of them; other stories do not pay for it.
 */
export async function teamLoader({
  parameters,
}: {
  parameters: { team?: TeamOptions }
}): Promise<{ team?: Team }> {
  if (parameters.team === undefined) return {}
  const { startApi } = await import('./start-api.ts')
  await startApi()
  const team = await newTeam(parameters.team)
  signIn(team)
  return { team }
}
