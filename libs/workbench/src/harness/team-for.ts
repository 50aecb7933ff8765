import { updateMeta } from '@tandem/api-contract'
import type { Role } from '@tandem/api-contract'
import { askApi, newMember, newTeam } from '@tandem/testing'
import type { Member, Team, TeamOptions } from '@tandem/testing'
import type { Theme } from '@tandem/session'
import type { Seed } from './choices.ts'

/** The data of a feature's teams; the empty one has nothing. */
export type SeedData = Record<Exclude<Seed, 'empty'>, TeamOptions>

/** Creates each team and each of its members once until the page is closed, so that changes in them stay. */
export function teamsOf(data: SeedData) {
  const teams = new Map<Seed, Promise<Team>>()
  const members = new Map<string, Promise<Member>>()

  const teamFor = (seed: Seed) => kept(teams, seed, () => newTeam(seed === 'empty' ? {} : data[seed]))
  return {
    memberFor: (seed: Seed, role: Role): Promise<Member> =>
      role === 'super_admin'
        ? teamFor(seed)
        : kept(members, `${seed} ${role}`, async () => newMember(await teamFor(seed), role)),
    /** A signed-out person signs in again with a new session, because the old one has ended. */
    forgetSessions() {
      teams.clear()
      members.clear()
    },
  }
}

async function kept<Key, Value>(map: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>) {
  const known = map.get(key) ?? make()
  map.set(key, known)
  try {
    return await known
  } catch (error) {
    map.delete(key)
    throw error
  }
}

/** Saves a theme as the member's own, bypassing simulated faults. */
export const keepTheme = async ({ token }: Pick<Member, 'token'>, theme: Theme) =>
  askApi(updateMeta.path, { method: updateMeta.method, token, body: { theme } })
