import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { embeddedDatabase, openPGlite } from '../platform/database/embedded.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openPostgres } from '../node/open-database.ts'
import { startOwnPostgres } from './own-postgres.ts'

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

/**
 * The data isn't needed after a crash. Commits are still written: VACUUM treats no page as visible to all
 * while its commits wait, and the planner would then avoid index-only scans.
 */
const lastsOneRun = ['fsync=off', 'full_page_writes=off']

async function startPostgres() {
  const server = await startOwnPostgres({
    // Dropping a test's database cannot stop a superuser's vacuum in it, so autovacuum is off; tests analyze
    // when needed.
    flags: ['max_connections=200', 'autovacuum=off', ...lastsOneRun],
  })
  const url = server.url.slice(0, server.url.lastIndexOf('/'))
  const template = openPostgres(server.url)
  await template.migrate()
  await template.close()
  return { url, template: 'tandem', stop: () => server.close() }
}
