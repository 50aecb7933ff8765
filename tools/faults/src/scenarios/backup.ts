import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { startApi, startHostProgram } from '../api-process.ts'
import type { HostSettings } from '../api-process.ts'
import { asOfNow, withLater } from '../backup-ledger.ts'
import { settleJobs } from '../check-jobs.ts'
import { checkLedger } from '../check-ledger.ts'
import { signalProcess } from '../child-processes.ts'
import { startPostgres } from '../postgres-server.ts'
import type { PostgresServer } from '../postgres-server.ts'
import { queryEmbedded } from '../query-embedded.ts'
import type { Report } from '../report.ts'
import type { Scenario, ScenarioContext } from '../scenario.ts'
import { compareTables } from '../compare-tables.ts'
import { openWorld } from '../world.ts'
import type { World } from '../world.ts'

/** Runs one of the host's commands to its end. */
async function runCommand(
  program: 'backup.ts' | 'restore.ts',
  file: string,
  settings: HostSettings,
  report: Report,
) {
  const running = startHostProgram(program, [file], settings)
  const ended = await running.ended
  if (ended !== 'code 0') report.findings.push(`${program}: ${ended}: ${running.output().slice(-500)}`)
}

/** Backups are made while people write, restored, and compared. */
export const backupScenario: Scenario = {
  name: 'backup',
  breaks: 'A backup is made while people write, and put back elsewhere; a restore is killed half-way',
  holds:
    'it has what was acknowledged before it began, all tables come back equal, a killed run leaves nothing half',
  rounds: { long: 3, short: 0 },
  async run(context) {
    const { folder, isShort, report, seed, random, rounds } = context
    const postgres = await startPostgres(folder)
    const world = await openWorld({
      folder,
      report,
      seed,
      databaseUrl: postgres.url(),
      teams: isShort ? 1 : 4,
    })
    const writers = world.write()
    for (let round = 0; round < rounds; round++) {
      await wait(random.between(1000, 2000))
      const then = asOfNow(world.ledger)
      const lively = join(folder, `lively-${round}.gz`)
      await runCommand('backup.ts', lively, world.settings, report)
      await writers.pause()
      const database = `lively_${round}`
      await postgres.createDatabase(database)
      const restored = { ...world.settings, DATABASE_URL: postgres.url(database) }
      await killedRestore(lively, restored, random.between(300, 1200))
      await runCommand('restore.ts', lively, restored, report)
      await checkLedger(postgres.queryIn(database), withLater(then, world.ledger), report, seed)
      writers.resume()
      report.rounds += 1
    }
    await writers.stop()
    if (!isShort) await compareStill(context, world, postgres)
    await world.end()
    await postgres.end('fast')
  },
}

/** Compares a backup of an idle product; `backup.test.ts` of the server checks the same on every change. */
async function compareStill(
  { folder, report, seed }: ScenarioContext,
  world: World,
  postgres: PostgresServer,
) {
  await settleJobs(postgres.query, report)
  await Promise.all(world.apis.map((api) => api.stop()))
  const still = join(folder, 'still.gz')
  await runCommand('backup.ts', still, world.settings, report)
  await postgres.createDatabase('still')
  const restored = { ...world.settings, DATABASE_URL: postgres.url('still') }
  await runCommand('restore.ts', still, restored, report)
  await compareTables(postgres.query, postgres.queryIn('still'), report)
  const dataFolder = join(folder, 'embedded')
  const { DATABASE_URL: _url, ...withoutServer } = world.settings
  const embedded = { ...withoutServer, DATA_DIR: dataFolder }
  await runCommand('restore.ts', still, embedded, report)
  await queryEmbedded(dataFolder, (query) => compareTables(postgres.query, query, report))
  const api = startApi({ ...restored, PORT: String(await getPort()) })
  await api.untilReady()
  await api.stop()
  await checkLedger(postgres.queryIn('still'), world.ledger, report, seed)
}

async function killedRestore(file: string, settings: HostSettings, afterMs: number) {
  const running = startHostProgram('restore.ts', [file], settings)
  await wait(afterMs)
  signalProcess(running.pid, 'SIGKILL')
  await running.ended
}
