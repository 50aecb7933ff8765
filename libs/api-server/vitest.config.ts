import { defineConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

/**
 * Both databases speak the same SQL. What differs is how they are opened, copied, restored and told apart, and that
 * PGlite has one connection: whatever asks for a second one inside a transaction waits for ever. These tests show it,
 * and so do those of pages, stories and journeys, which all run on PGlite.
 */
const whereTheyDiffer = [
  'src/{platform,node,lifecycle}/**/*.test.ts',
  'src/commerce/{sync,webhooks}/*.test.ts',
  'src/insight/post-sales/{counting,linking}.test.ts',
  'src/create-api.test.ts',
]

/** What opens no database says so in its name, and runs with the first one alone. */
const withoutDatabase = 'src/**/*.once.test.ts'

/** `DATABASES=pglite`, `postgres` or `postgres,pglite` runs all tests on each that is named. */
const named = process.env.DATABASES
const databases = (named ?? 'postgres,pglite').split(',')

const { test, ...resolution } = shared('@tandem/api-server')
const { include: all, ...ofBoth } = test

export default defineConfig({
  ...resolution,
  test: {
    ...ofBoth,
    globalSetup: ['src/testing/global-setup.ts'],
    // Two databases are asked at once: what is waited for comes later than elsewhere.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    // A worker keeps the server, and what the engine has learned of it, for all its files: half the work of a run.
    isolate: false,
    projects: databases.map((database, index) => ({
      extends: true as const,
      test: {
        name: database,
        provide: { database: database as 'pglite' | 'postgres', isFirstDatabase: index === 0 },
        include: named === undefined && database === 'pglite' ? whereTheyDiffer : all,
        exclude: index === 0 ? [] : [withoutDatabase],
      },
    })),
  },
})
