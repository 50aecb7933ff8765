import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import pg from 'pg'
import type { OwnPostgres } from './own-postgres.ts'

/**
 * A PgBouncer in front of a server, with few connections: code that relies on a session soon gets another
 * one.
 */
export interface OwnPgBouncer {
  url: string
  close(): Promise<void>
}

/** Whether the program is installed; without it, its tests are skipped. */
export function hasPgBouncer(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore', env: withSystemPrograms })
    return true
  } catch {
    return false
  }
}

const withSystemPrograms = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

export async function startOwnPgBouncer(
  { port: serverPort }: OwnPostgres,
  { mode = 'transaction' }: { mode?: 'transaction' | 'statement' | 'session' } = {},
): Promise<OwnPgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-pgbouncer-'))
  await chmod(folder, 0o755)
  const port = await getPort()
  const users = join(folder, 'users.txt')
  await writeFile(users, '"tandem_owner" "owner"\n')
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
tandem = host=127.0.0.1 port=${serverPort} dbname=tandem
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = 3
max_client_conn = 200
`,
  )
  // Like PostgreSQL, it refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  const child = spawn('pgbouncer', [settings], { ...user, env: withSystemPrograms, stdio: 'ignore' })
  const url = `postgres://tandem_owner:owner@127.0.0.1:${port}/tandem`
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries === 80) throw new Error('PgBouncer does not answer')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return {
    url,
    async close() {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']))

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
