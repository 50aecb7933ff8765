import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startApi } from '../api-process.ts'
import { startCaddy } from '../caddy-proxy.ts'
import { startNginx } from '../nginx-proxy.ts'
import type { Person } from '../people.ts'
import { startPostgres } from '../postgres-server.ts'
import { isInstalled } from '../proxy.ts'
import type { Proxy } from '../proxy.ts'
import { noteAnswer } from '../report.ts'
import type { Report } from '../report.ts'
import type { Scenario } from '../scenario.ts'
import { openWorld } from '../world.ts'
import type { World } from '../world.ts'

const callers = 16

interface ShippedProxy {
  program: 'nginx' | 'caddy'
  versionOption: string
  start(folder: string, ports: number[]): Promise<Proxy>
}

const shipped: ShippedProxy[] = [
  { program: 'nginx', versionOption: '-v', start: startNginx },
  { program: 'caddy', versionOption: 'version', start: startCaddy },
]

/** All processes are restarted one after the other, as in an upgrade, while people read and write. */
export const rollingRestartProxyScenarios: Scenario[] = shipped.map(({ program, versionOption, start }) => ({
  name: `rolling-restart-${program}`,
  breaks: `Every process is restarted (SIGTERM), one after the other, behind the ${program} that is shipped`,
  holds: 'no request fails, neither during a restart nor at the end of an idle connection',
  rounds: { long: 6, short: 0 },
  obstacle: () => (isInstalled(program, versionOption) ? null : `${program} is not installed`),
  async run({ folder, isShort, report, seed, rounds }) {
    const postgres = await startPostgres(folder)
    const processes = isShort ? 2 : 3
    const world = await openWorld({ folder, report, seed, databaseUrl: postgres.url(), processes, teams: 4 })
    const proxy = await start(
      folder,
      world.apis.map(({ origin }) => Number(new URL(origin).port)),
    )
    const load = startLoad(world, proxy.port, report)
    for (let round = 0; round < rounds; round++) {
      for (let index = 0; index < world.apis.length; index++) await restart(world, index, report)
      report.rounds += 1
    }
    await load.stop()
    report.notes.push(`${load.requests()} requests through ${program}, ${load.failures()} failed`)
    await proxy.end()
    await world.end()
    await postgres.end('fast')
  },
}))

async function restart(world: World, index: number, report: Report) {
  const old = world.apis[index]
  if (!old) return
  const how = await old.stop()
  if (how !== 'code 0') report.findings.push(`A stop ended with ${how}: ${old.output().slice(-500)}`)
  const started = startApi({ ...world.settings, PORT: new URL(old.origin).port })
  world.apis[index] = started
  await started.untilReady()
  // The proxy treats a restarted process as failed for some seconds.
  await wait(6_000)
}

/** Starts people who read and write through the proxy, each from an address of their own. */
function startLoad({ people }: World, port: number, report: Report) {
  let isStopped = false
  let requests = 0
  let failures = 0
  const call = async (agent: Agent, person: Person, localAddress: string) => {
    requests += 1
    const began = performance.now()
    const isWrite = requests % 4 === 0
    const status = await send({ agent, person, localAddress, port, isWrite })
    noteAnswer(report, status, performance.now() - began)
    // A refusal proves nothing about the restart, so the requests are made such that none is refused.
    if (status.startsWith('2')) return
    failures += 1
    report.findings.push(`${isWrite ? 'A write' : 'A read'} failed: ${status}`)
  }
  const works = Array.from({ length: callers }, async (_, number) => {
    const person = people[number % people.length]
    if (!person) return
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isStopped) {
      await call(agent, person, `127.0.1.${number + 1}`)
      // Sometimes waits as long as the idle timeout of proxies and servers.
      await wait(requests % 97 === 0 ? 5_000 : 40 + ((requests * 7) % 60))
    }
    agent.destroy()
  })
  return {
    requests: () => requests,
    failures: () => failures,
    async stop() {
      isStopped = true
      await Promise.all(works)
    },
  }
}

interface Sent {
  agent: Agent
  person: Person
  localAddress: string
  port: number
  isWrite: boolean
}

/** The status, or why there was none. */
function send({ agent, person, localAddress, port, isWrite }: Sent): Promise<string> {
  // Preferences can be written any number of times, so the load is never refused.
  const body = isWrite ? JSON.stringify({ theme: 'dark' }) : ''
  return new Promise((resolve) => {
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        localAddress,
        method: isWrite ? 'PUT' : 'GET',
        path: isWrite ? '/api/v1/me/meta' : '/api/v1/me',
        headers: {
          Authorization: `Bearer ${person.token}`,
          ...(isWrite && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        answer.on('error', (error) => resolve(error.message))
        answer.on('end', () => resolve(String(answer.statusCode)))
        answer.resume()
      },
    )
    outgoing.on('error', (error) => resolve(error.message))
    outgoing.end(body)
  })
}
