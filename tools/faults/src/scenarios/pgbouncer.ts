import { spawnSync } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkJobs, settleJobs } from '../check-jobs.ts'
import { checkLedger } from '../check-ledger.ts'
import { signalProcess, startProgram } from '../child-processes.ts'
import { freePort } from '../free-port.ts'
import { startPostgres } from '../postgres-server.ts'
import type { Scenario } from '../scenario.ts'
import { waitUntil } from '../wait-until.ts'
import { openWorld } from '../world.ts'

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

/** PgBouncer between the product and PostgreSQL, in transaction mode as its own documents set it up. */
export const pgbouncerScenario: Scenario = {
  name: 'pgbouncer',
  breaks: 'People write through PgBouncer in transaction mode, which is killed and started again',
  holds: 'the product works through it, each acknowledged write is there once, no job is lost',
  rounds: { long: 5, short: 0 },
  obstacle: () =>
    spawnSync('pgbouncer', ['--version']).status === 0
      ? null
      : 'PgBouncer is not installed (apt install pgbouncer)',
  async run({ folder, isShort, report, seed, random, rounds }) {
    const postgres = await startPostgres(folder)
    const port = await freePort()
    const place = join(folder, 'pgbouncer')
    await mkdir(place)
    await writeFile(join(place, 'users.txt'), '"tandem_owner" "owner"\n')
    await writeFile(join(place, 'pgbouncer.ini'), settingsOf(postgres.port, port, place))
    await chmod(place, 0o755)
    const start = () =>
      startProgram(
        'pgbouncer',
        // It refuses to run as root.
        [...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []), join(place, 'pgbouncer.ini')],
        { env: { PATH: process.env.PATH } },
      )
    let bouncer = start()
    await waitUntil('PgBouncer is up', () => bouncer.output().includes('process up'), { withinMs: 20_000 })
    const world = await openWorld({
      folder,
      report,
      seed,
      databaseUrl: postgres.url(),
      settings: { DATABASE_URL: `postgres://tandem_owner:owner@127.0.0.1:${port}/tandem` },
      processes: isShort ? 1 : 2,
      teams: isShort ? 1 : 4,
    })
    const writers = world.write()
    for (let round = 0; round < rounds; round++) {
      await wait(random.between(1500, 3000))
      signalProcess(bouncer.pid, 'SIGKILL')
      await bouncer.ended
      await wait(random.between(0, 1000))
      bouncer = start()
      await world.recover()
      await wait(1000)
      await writers.pause()
      await checkLedger(postgres.query, world.ledger, report, seed)
      writers.resume()
      report.rounds += 1
    }
    await writers.stop()
    await settleJobs(postgres.query, report)
    await checkLedger(postgres.query, world.ledger, report, seed)
    await checkJobs(postgres.query, world.provider, report)
    await world.end()
    await postgres.end('fast')
  },
}
