import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { freePort } from './free-port.ts'
import { runServer } from './run-server.ts'
import type { RunningServer } from './run-server.ts'

const folder = process.env.TANDEM_E2E_FOLDER ?? ''

/** Where the first use leaves its data, for the journeys of a product in use. */
export const dataInUse = join(folder, 'in-use')

/** What belongs to a worker. */
export interface Served {
  /** The product, for one worker alone: journeys that run beside each other share nothing. */
  server: RunningServer & { dataFolder: string }
}

/** Playwright's `test`, served by a product of the worker's own: as the first use left it, or new. */
export const test = base.extend<object, Served>({
  server: [
    // Playwright reads from the parameter which fixtures a fixture asks for.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataFolder = mkdtempSync(join(folder, 'worker-'))
      if (existsSync(dataInUse)) cpSync(dataInUse, dataFolder, { recursive: true })
      const server = await runServer(await freePort(), dataFolder)
      await use({ ...server, dataFolder })
      await server.end('SIGTERM')
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
})

export { expect }
