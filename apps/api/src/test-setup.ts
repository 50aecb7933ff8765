import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '@tandem/api-server/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with a migrated, empty database, which `copyMigratedData` copies. */
    migratedData: string
  }
}

/**
 * Creates one migrated database for all test files, because creating it takes most of the time of a start.
 */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-host-template-'))
  const opened = await openEmbedded(folder)
  await opened.migrate()
  await opened.close()
  project.provide('migratedData', folder)
  return () => rm(folder, { recursive: true, force: true })
}

/** Copies the data folder with a migrated, empty database. */
export const copyMigratedData = (folder: string): Promise<void> =>
  cp(inject('migratedData'), folder, { recursive: true })

/** The minimal environment for a process of a test. In `npm test` processes share a compile cache. */
export const processEnvironment = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
})
