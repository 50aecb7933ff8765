import { spawnSync } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import getPort from 'get-port'
import { signalProcess, startProgram } from './child-processes.ts'
import type { StartedProcess } from './child-processes.ts'
import { waitUntil } from './wait-until.ts'

/** A PgBouncer for this run only, in transaction mode, set up as its documentation says. */
export interface PgBouncer {
  /** The value for a host's `DATABASE_URL`. */
  url: string
  /** Sends SIGKILL. */
  kill(): Promise<void>
  start(): Promise<void>
}

/** Why it can't be started on this machine, or null. */
export const pgBouncerObstacle = () =>
  spawnSync('pgbouncer', ['--version']).status === 0
    ? null
    : 'PgBouncer is not installed (apt install pgbouncer)'

const settingsOf = (server: number, port: number, folder: string) => `
[databases]
tandem = host=127.0.0.1 port=${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
`

/** Starts it in front of the database of a server on this machine. */
export async function startPgBouncer(folder: string, serverPort: number): Promise<PgBouncer> {
  const port = await getPort()
  const place = join(folder, 'pgbouncer')
  await mkdir(place)
  await writeFile(join(place, 'users.txt'), '"tandem_owner" "owner"\n')
  await writeFile(join(place, 'pgbouncer.ini'), settingsOf(serverPort, port, place))
  await chmod(place, 0o755)
  let program: StartedProcess | undefined
  const bouncer: PgBouncer = {
    url: `postgres://tandem_owner:owner@127.0.0.1:${port}/tandem`,
    async start() {
      const started = startProgram(
        'pgbouncer',
        // PgBouncer refuses to run as root.
        [...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []), join(place, 'pgbouncer.ini')],
        { env: { PATH: process.env.PATH } },
      )
      program = started
      await waitUntil('PgBouncer is up', () => started.output().includes('process up'), { withinMs: 20_000 })
    },
    async kill() {
      if (!program) return
      signalProcess(program.pid, 'SIGKILL')
      await program.ended
    },
  }
  await bouncer.start()
  return bouncer
}
