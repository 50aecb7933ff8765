import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { migrate } from '@tandem/api-server'
import { createTestApi } from '@tandem/api-server/testing'
import getPort from 'get-port'
import type { Probed, Probing } from './health-probe.ts'
import { openPolls } from './open-polls.ts'
import { startProcess } from './processes.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'

const root = join(import.meta.dirname, '../../..')
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '60' },
  },
})
const connections = Number(values.connections)
const seconds = Number(values.seconds)

/** The limits: megabytes of an idle process, and milliseconds of `/healthz` during the polls. */
const limits = { idleMb: 120, healthMs: 100 }
const idleMs = 10_000
/** How often each connection sends a request. */
const everyMs = 30_000

/** The command of the image, so that the measured command is the shipped one. */
function shippedCommand(): { flags: string[]; file: string } {
  const text = readFileSync(join(root, 'deploy/Containerfile'), 'utf8')
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(text) ?? []
  const [, ...rest] = JSON.parse(command) as string[]
  const file = join(root, rest.pop() ?? '')
  if (!existsSync(file)) throw new Error(`${file} is missing: run npx nx run @tandem/api:bundle`)
  return { flags: rest, file }
}

const verdict = (holds: boolean) => (holds ? 'holds' : 'does not hold  !')

async function measure(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-bench-'))
  const opened = await openThrowawayPostgres(folder)
  // The database is migrated before, as it is at every start except the first.
  await migrate(opened.database)
  const port = await getPort()
  const { flags, file } = shippedCommand()
  const environment = {
    NODE_ENV: 'production',
    PORT: String(port),
    APP_URL: `http://127.0.0.1:${port}`,
    APP_KEY: randomBytes(32).toString('base64'),
    DATABASE_URL: opened.url,
    DEMO: 'false',
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Tandem <mail@tandem.test>',
    // Each connection is a person with an address of their own.
    TRUST_PROXY: 'true',
    ACCESS_LOG: 'off',
    LOG_LEVEL: 'info',
  }
  const server = await startProcess(file, [], environment, 'Tandem is running', flags)
  try {
    await passed(idleMs)
    const idle = await server.megabytes()
    const isIdleHeld = idle <= limits.idleMb
    console.log(
      `idle on PostgreSQL, after ${idleMs / 1000} s: ${idle} MB of ${limits.idleMb}: ${verdict(isIdleHeld)}`,
    )

    const api = await createTestApi({ database: opened.database })
    const { token } = await api.newTeam()
    await api.close()
    const polls = await openPolls({ port, path: '/api/v1/me', token, connections, everyMs })
    const probe = new Worker(join(import.meta.dirname, 'health-probe.ts'), {
      workerData: { url: `http://127.0.0.1:${port}/healthz`, withinMs: limits.healthMs } satisfies Probing,
    })
    await passed(seconds * 1000)
    const probed = new Promise<Probed>((resolve) => probe.once('message', resolve))
    probe.postMessage(null)
    const { asked, failed, slow, medianMs, worstMs } = await probed
    const busy = await server.megabytes()
    const { open, answered, refused } = polls.counts()
    await probe.terminate()
    polls.close()
    const isHealthHeld = failed === 0 && medianMs <= limits.healthMs
    const arePollsHeld = open === connections && refused === 0 && answered > 0
    console.log(
      `${open} of ${connections} connections open, each asks every ${everyMs / 1000} s: ${answered} answers, ${refused} refused: ${verdict(arePollsHeld)}`,
    )
    console.log(
      `memory with them: ${busy} MB, ${(((busy - idle) * 1024) / connections).toFixed(1)} kB a connection`,
    )
    console.log(
      `/healthz beside them: median ${medianMs.toFixed(1)} ms of ${limits.healthMs}, worst ${worstMs.toFixed(0)} ms, ${slow} of ${asked} slower, ${failed} failed: ${verdict(isHealthHeld)}`,
    )
    return isIdleHeld && isHealthHeld && arePollsHeld
  } finally {
    await server.stop()
    await opened.close()
    await rm(folder, { recursive: true, force: true })
  }
}

process.exit((await measure()) ? 0 : 1)
