import { defineConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

/**
 * Both databases speak the same SQL. They differ in how they are opened, locked and distinguished, in how their drivers
 * convert values and bytes, and in that PGlite has only one connection. These tests are about that. On PostgreSQL,
 * `oneConnection` finds code that would wait for a second connection. All stories run on PGlite, and so do all
 * journeys.
 */
const whereTheyDiffer = [
  'src/node/**/*.test.ts',
  'src/platform/{database,files}/**/*.test.ts',
  'src/platform/health/routes.test.ts',
]

/** Tests that open no database have this in their name, and run with the first database only. */
const withoutDatabase = 'src/**/*.once.test.ts'

/** `DATABASES=pglite`, `postgres` or `postgres,pglite` runs all tests on each of them. */
const named = process.env.DATABASES
const databases = (named ?? 'postgres,pglite').split(',')

/** `WINGS=commerce,insight` runs the tests of these wings, and those of the server as a whole. */
const wings = (process.env.WINGS ?? '').split(',').filter(Boolean)
const asked =
  wings.length === 0 ? null : ['src/*.test.ts', ...wings.map((wing) => `src/${wing}/**/*.test.ts`)]

const { test, ...resolution } = shared('@tandem/api-server')
const { include: every, ...ofBoth } = test
const all = asked ?? every

export default defineConfig({
  ...resolution,
  test: {
    ...ofBoth,
    // A wing may have no test whose result depends on PGlite.
    passWithNoTests: asked !== null,
    globalSetup: ['src/testing/global-setup.ts'],
    // Two databases are tested at the same time, so results take longer than elsewhere.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    projects: databases.map((database, index) => ({
      extends: true as const,
      test: {
        name: database,
        provide: { database: database as 'pglite' | 'postgres', isFirstDatabase: index === 0 },
        include: named === undefined && database === 'pglite' ? (asked === null ? whereTheyDiffer : []) : all,
        exclude: index === 0 ? [] : [withoutDatabase],
      },
    })),
  },
})
