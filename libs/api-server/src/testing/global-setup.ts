import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { embeddedDatabase, openPGlite } from '../platform/database/embedded.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openPostgres } from '../node/open-database.ts'
import { lastsOneRun, startOwnPostgres } from './own-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: 'pglite' | 'postgres'
    /** Whether this is the database that every case runs with; see `sampled`. */
    isFirstDatabase: boolean
    /** A file with a migrated PGlite, from which each test file starts. */
    snapshot: string
    /**
     * PostgreSQL as an ordinary role, which row-level security binds; databases are copied from `template`.
     */
    postgres: { url: string; template: string } | null
  }
}

/** Creates one migrated database of each kind, which each test file then copies. */
export async function setup(project: TestProject) {
  const needed = process.env.DATABASES ?? 'postgres,pglite'
  const folder = await mkdtemp(join(tmpdir(), 'tandem-test-'))
  const snapshot = join(folder, 'snapshot.tar')
  if (needed.includes('pglite')) await writeSnapshot(snapshot)
  project.provide('snapshot', snapshot)

  const server = needed.includes('postgres') ? await startPostgres() : null
  project.provide('postgres', server && { url: server.url, template: server.template })

  return async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeSnapshot(path: string) {
  const pglite = await openPGlite()
  const embedded = embeddedDatabase(pglite)
  await migrate(embedded)
  const dump = await pglite.dumpDataDir('none')
  await writeFile(path, Buffer.from(await dump.arrayBuffer()))
  await embedded.destroy()
}

async function startPostgres() {
  const server = await startOwnPostgres({ flags: ['max_connections=200', ...lastsOneRun] })
  const url = server.url.slice(0, server.url.lastIndexOf('/'))
  const template = openPostgres(server.url, { connectMs: 60_000 })
  await template.migrate()
  await template.close()
  return { url, template: 'tandem', stop: () => server.close() }
}
