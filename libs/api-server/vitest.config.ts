import { defineConfig, mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

/** The API suite runs on both databases: `DATABASES=pglite` (or `postgres`) narrows it while working. */
const databases = (process.env.DATABASES ?? 'pglite,postgres').split(',')

export default mergeConfig(
  shared('@tandem/api-server'),
  defineConfig({
    test: {
      globalSetup: ['src/testing/global-setup.ts'],
      testTimeout: 30_000,
      hookTimeout: 60_000,
      maxWorkers: 2,
      projects: databases.map((database) => ({
        extends: true as const,
        test: { name: database, provide: { database: database as 'pglite' | 'postgres' } },
      })),
    },
  }),
)
