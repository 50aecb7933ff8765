import { setTimeout as wait } from 'node:timers/promises'
import type { Report } from '../report.ts'
import { timedProbe } from '../timed-probe.ts'
import type { World } from '../world.ts'

/** How often a load balancer probes `/readyz`. */
const lookEveryMs = 250

/** Simulates a load balancer, which uses only processes that were ready at the last probe. */
export interface Balancer {
  origins(): string[]
  /** Resolves once every process of the world is ready. */
  untilAllReady(world: World): Promise<void>
  end(): void
}

export function startBalancer(world: () => World | null): Balancer {
  let ready: string[] = []
  let isEnded = false
  const look = async () => {
    while (!isEnded) {
      const apis = world()?.apis ?? []
      const states = await Promise.all(apis.map(({ origin }) => timedProbe(`${origin}/readyz`)))
      ready = apis.filter((_, index) => states[index]?.status === 200).map(({ origin }) => origin)
      await wait(lookEveryMs)
    }
  }
  void look()
  return {
    origins: () => ready,
    async untilAllReady(of) {
      while (ready.length < of.apis.length) await wait(50)
    },
    end() {
      isEnded = true
    },
  }
}

/** Stops each process (SIGTERM) and starts it again before the next one is stopped. */
export async function replaceInTurn(world: World, report: Report): Promise<void> {
  // Each is replaced in the list by the one started after it.
  for (const api of world.apis) {
    const ended = await api.stop()
    if (ended !== 'code 0')
      report.deaths.push(`${api.origin} stopped with ${ended}: ${api.output().slice(-500)}`)
    await world.recover()
    await wait(1000)
  }
}

/** Notes requests that failed: the service must never be seen as unavailable. */
export function noteFailedRequests(report: Report): void {
  const failed = [...report.answers].filter(([status]) => status === 'none' || status.startsWith('5'))
  for (const [status, count] of failed) report.findings.push(`${count} requests were answered with ${status}`)
}
