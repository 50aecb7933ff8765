import { defineConfig, mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

/** The API suite runs on both databases: `DATABASES=pglite` (or `postgres`) narrows it while working. */
const databases = (process.env.DATABASES ?? 'pglite,postgres').split(',')

/** What opens no database says so in its name, and runs with the first one alone. */
const withoutDatabase = 'src/**/*.once.test.ts'

export default mergeConfig(
  shared('@tandem/api-server'),
  defineConfig({
    test: {
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
          exclude: index === 0 ? [] : [withoutDatabase],
        },
      })),
    },
  }),
)
