import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { runServer } from './run-server.ts'
import { newData } from './served-test.ts'
import type { Served } from './served-test.ts'
import { expect, test as watched } from './watched-test.ts'

interface OwnProduct {
  /** Settings of the host in addition to the usual ones. */
  settings?: Record<string, string>
  /** Starts on an empty folder, as on a new machine. By default, the product has already started once. */
  isFirstStart?: boolean
  /** Prepares the data folder before the product starts. */
  prepare?: (dataFolder: string) => void
}

/**
 * Playwright's `test` on a product without connections. Each file calls it once and gets its own product, so
 * that its changes don't affect other journeys.
 */
export const testOnOwnProduct = ({ settings, isFirstStart = false, prepare }: OwnProduct = {}) =>
  watched.extend<object, Served>({
    server: [
      // Playwright reads from the parameter which fixtures a fixture asks for.
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const dataFolder = mkdtempSync(join(process.env.TANDEM_E2E_FOLDER ?? tmpdir(), 'own-'))
        if (!isFirstStart) cpSync(newData, dataFolder, { recursive: true })
        prepare?.(dataFolder)
        const server = await runServer(await getPort(), dataFolder, settings)
        await use(server)
        await server.end('SIGTERM')
      },
      { scope: 'worker', timeout: 90_000 },
    ],
  })

export { expect }
