import type { Role, SocialProvider } from '@tandem/api-contract'
import { aesSecrets, embeddedDatabase, migrate, openPGlite } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { ContractDeviation, createTestApi } from '@tandem/api-server/testing'
import { instagramReturnsPath } from './instagram-return.ts'
import type { InstagramChoice } from './instagram-return.ts'
import { makeMember, makeTeam } from './make-team.ts'
import { mailsPath } from './mail.ts'
import { copyWith, newMemory, recall } from './memory.ts'
import type { Memory } from './memory.ts'
import { instagramPath, simulatedNetwork } from './simulated-network.ts'
import { simulatedPeople } from './simulated-people.ts'
import { simulatedShops } from './simulated-shops.ts'
import { socialReturnsPath } from './social-return.ts'
import type { SocialPerson } from './social-return.ts'
import { membersPath, teamsPath } from './team.ts'
import type { Team, TeamOptions } from './team.ts'

interface SocialReturn {
  provider: SocialProvider
  person: SocialPerson
  purpose: 'sign-in' | 'add'
}

/** The real server with simulated shops, for a test run or an open Storybook. */
export interface TestingApi {
  /** Answers the API, and creates teams. */
  fetch(request: Request): Promise<Response>
  newTeam(options?: TeamOptions): Promise<Team>
  /** Answers so far that the contract does not describe: each is a bug of the server. */
  deviations: string[]
  close(): Promise<void>
}

/** A `TestingApi` on a database in memory, which can be copied. */
export interface CopiedTestingApi extends TestingApi {
  /**
   * A copy of the database that contains such a team. A server that is started on the copy gives that team to the first
   * caller who asks for one with the same options. Stores with `sync: 'reading'` can't be copied, because they never
   * finish.
   */
  copyWith(options: TeamOptions): Promise<Blob>
}

/**
 * Starts the server on an embedded database in memory.
 *
 * @param copy a copy of a database, which opens faster than a new one is created; if it is broken, a new one is created
 * all the same
 */
export async function startTestingApi(copy?: Blob): Promise<CopiedTestingApi> {
  const { pglite, memory } = await open(copy).catch((error: unknown) => {
    if (copy === undefined) throw error
    return open()
  })
  const { makeAhead, ...api } = await startTestingApiOn(embeddedDatabase(pglite), memory)
  return {
    ...api,
    async copyWith(options) {
      const ahead = await makeAhead(options)
      return copyWith(pglite, { ...memory, ahead })
    },
  }
}

/** Starts the server on a migrated database, which `close` closes too. */
export async function startTestingApiOn(
  database: WholeDatabase,
  memory: Memory = newMemory(),
): Promise<TestingApi & { makeAhead(options: TeamOptions): Promise<Memory['ahead']> }> {
  const shops = simulatedShops(memory.shops)
  const network = simulatedNetwork(memory.admitted)
  const people = simulatedPeople()
  const api = await createTestApi({
    database,
    connectors: { ...shops.connectors, social: { instagram: network.connectors } },
    unique: () => String((memory.names += 1)),
    overrides: {
      now: () => new Date(),
      signInProviders: people.providers,
      secrets: await aesSecrets(new Uint8Array(memory.key)),
    },
  })
  const deviations: string[] = []
  const makeNew = (options: TeamOptions) => makeTeam(api, { shops, network }, options)
  const newTeam = async (options: TeamOptions = {}) => {
    const { ahead } = memory
    if (ahead?.asked !== JSON.stringify(options)) return makeNew(options)
    memory.ahead = null
    return ahead.team
  }

  /** The paths that exist only in tests and stories. */
  const beside: Record<string, (input: never) => Promise<Response>> = {
    [teamsPath]: async (options: TeamOptions) => Response.json(await newTeam(options)),
    [membersPath]: async (member: { team_id: number; role: Role }) =>
      Response.json(await makeMember(api, member)),
    [mailsPath]: async (to: string) => Response.json(await api.mails(to)),
    [socialReturnsPath]: ({ provider, person, purpose }: SocialReturn) =>
      people.signIn(api, provider, person, purpose),
    [instagramReturnsPath]: async ({ url, choice }: { url: string; choice: InstagramChoice }) =>
      Response.json(await network.answerDialog(url, choice)),
  }

  return {
    newTeam,
    deviations,
    async makeAhead(options) {
      if (options.stores?.some(({ sync }) => sync === 'reading'))
        throw new Error('A copy is made of what has come to rest')
      const ahead = { asked: JSON.stringify(options), team: await makeNew(options) }
      await api.jobsSettled()
      return ahead
    },
    async fetch(request) {
      try {
        const { pathname } = new URL(request.url)
        if (pathname.startsWith(`${instagramPath}/`)) return await network.fetch(request)
        const ask = beside[pathname]
        return ask === undefined ? await api.fetch(request) : await ask((await request.json()) as never)
      } catch (error) {
        if (error instanceof ContractDeviation) deviations.push(error.message)
        return new Response(String(error), { status: 500 })
      }
    },
    async close() {
      await api.close()
      await database.destroy()
    },
  }
}

async function open(copy?: Blob) {
  const pglite = await openPGlite(copy && { snapshot: copy })
  await migrate(embeddedDatabase(pglite))
  return { pglite, memory: await recall(pglite) }
}
