import { embeddedDatabase, migrate, openPGlite } from '@tandem/api-server'
import { ContractDeviation, createTestApi } from '@tandem/api-server/testing'
import { makeTeam } from './make-team.ts'
import { simulatedShops } from './simulated-shops.ts'
import { teamsPath } from './team.ts'
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

/** Starts the server on a database of its own. */
export async function startTestingApi(): Promise<TestingApi> {
  const database = embeddedDatabase(await openPGlite())
  await migrate(database)
  const shops = simulatedShops()
  const api = await createTestApi({
    database,
    connectors: shops.connectors,
    overrides: { now: () => new Date() },
  })
  const deviations: string[] = []
  const newTeam = (options: TeamOptions = {}) => makeTeam(api, shops, options)

  return {
    newTeam,
    deviations,
    async fetch(request) {
      try {
        if (new URL(request.url).pathname !== teamsPath) return await api.fetch(request)
        return Response.json(await newTeam((await request.json()) as TeamOptions))
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
