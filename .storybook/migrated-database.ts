import { createReadStream } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Plugin } from 'vite'
import { migratedCopy } from '../libs/testing/src/node/migrated-path.ts'

/**
 * Serves a copy of a migrated database, which the first story with a team opens in a fraction of the time that all
 * migrations would take in the page. A built Storybook has none: it would add 50 MB.
 */
export const migratedDatabase = (): Plugin => ({
  name: 'tandem-migrated-database',
  configureServer({ middlewares }) {
    // Starts making it while Storybook starts; without a copy the page migrates, so a failure may wait.
    migratedCopy().catch(() => undefined)
    middlewares.use('/database.tar', (_request, response, next) => void sendCopy(response).catch(next))
  },
})

async function sendCopy(response: ServerResponse) {
  const path = await migratedCopy()
  response.setHeader('content-type', 'application/x-tar')
  await pipeline(createReadStream(path), response)
}
