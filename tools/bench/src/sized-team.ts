import type { GeneratedTeam } from '@tandem/api-server/testing'

/** A team with the number of its orders. */
export interface SizedTeam {
  team: GeneratedTeam
  orders: number
}
