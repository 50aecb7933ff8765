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

/** Makes one migrated database for all test files: making a database takes most of what a start costs. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-host-template-'))
  const opened = await openEmbedded(folder)
  await opened.migrate()
  await opened.close()
  project.provide('migratedData', folder)
  return () => rm(folder, { recursive: true, force: true })
}

/** Makes a data folder with a migrated, empty database. */
export const copyMigratedData = (folder: string): Promise<void> =>
  cp(inject('migratedData'), folder, { recursive: true })

/** The least that a process of a test needs of its environment. In `npm test` it compiles nothing that another one has. */
export const processEnvironment = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
})
