import type { Role, SocialProvider } from '@tandem/api-contract'
import { embeddedDatabase, migrate, openPGlite } from '@tandem/api-server'
import { ContractDeviation, createTestApi } from '@tandem/api-server/testing'
import { instagramReturnsPath } from './instagram-return.ts'
import type { InstagramChoice } from './instagram-return.ts'
import { makeMember, makeTeam } from './make-team.ts'
import { mailsPath } from './mail.ts'
import { instagramPath, simulatedNetwork } from './simulated-network.ts'
import { simulatedPeople } from './simulated-people.ts'
import { simulatedShops } from './simulated-shops.ts'
import { socialReturnsPath } from './social-return.ts'
import type { SocialPerson } from './social-return.ts'
import { membersPath, teamsPath } from './team.ts'
import type { Team, TeamOptions } from './team.ts'

/** The real server with simulated shops, for a test run or an open Storybook; keeps everything in memory. */
export interface TestingApi {
  /** Answers the API, and makes teams. */
  fetch(request: Request): Promise<Response>
  newTeam(options?: TeamOptions): Promise<Team>
  /** Answers that the contract does not describe, so far: each is a bug of the server. */
  deviations: string[]
  close(): Promise<void>
}

interface TestingApiOptions {
  /** Opens a database of its own; one that is migrated opens quicker. */
  open?: () => ReturnType<typeof openPGlite>
  /** Of the page that the server runs in, which then shows the pictures of accounts and posts, too. */
  origin?: string
}

/** Starts the server. */
export async function startTestingApi({
  open = openPGlite,
  origin,
}: TestingApiOptions = {}): Promise<TestingApi> {
  const database = embeddedDatabase(await open())
  await migrate(database)
  const shops = simulatedShops()
  const network = simulatedNetwork(origin)
  const people = simulatedPeople()
  let count = 0
  const api = await createTestApi({
    database,
    connectors: { ...shops.connectors, social: { instagram: network.connectors } },
    unique: () => String((count += 1)),
    overrides: { now: () => new Date(), signInProviders: people.providers },
  })
  const deviations: string[] = []
  const newTeam = (options: TeamOptions = {}) => makeTeam(api, { shops, network }, options)

  /** What is there for tests alone, by its path. */
  const beside: Record<string, (input: never) => Promise<Response>> = {
    [teamsPath]: async (options: TeamOptions) => Response.json(await newTeam(options)),
    [membersPath]: async (member: { team_id: number; role: Role }) =>
      Response.json(await makeMember(api, member)),
    [mailsPath]: async (to: string) => Response.json(await api.mails(to)),
    [socialReturnsPath]: ({ provider, person }: { provider: SocialProvider; person: SocialPerson }) =>
      people.signIn(api, provider, person),
    [instagramReturnsPath]: async ({ url, choice }: { url: string; choice: InstagramChoice }) =>
      Response.json(await network.answerDialog(url, choice)),
  }

  return {
    newTeam,
    deviations,
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
