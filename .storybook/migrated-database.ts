import type { Plugin } from 'vite'
import { migratedCopy } from '../libs/testing/src/node/migrated-path.ts'
import { serveCopy } from '../tools/workspace/src/feature-page/serve-database.ts'

/**
 * Serves a copy of a migrated database, which the first story with a team opens in a fraction of the time that all
 * migrations would take in the page. A built Storybook has none: it would add 50 MB.
 */
export const migratedDatabase = (): Plugin => ({
  name: 'tandem-migrated-database',
  configureServer: ({ middlewares }) => void middlewares.use('/database.tar', serveCopy(migratedCopy)),
})
