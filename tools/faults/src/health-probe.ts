import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { timedProbe } from './timed-probe.ts'
import type { Health, WatchedProcess } from './watch-health.ts'

const everyMs = 50
const { origin, pid, forMs } = workerData as WatchedProcess & { forMs: number }

/**
 * How long threads were ready to run while the machine did something else; 0 if the system doesn't report it.
 */
function waitedMs(): number {
  const ofThread = (place: string) => {
    try {
      return Number(readFileSync(`/proc/${place}/schedstat`, 'utf8').split(' ')[1]) / 1e6
    } catch {
      return 0
    }
  }
  return ofThread(`${pid}/task/${pid}`) + ofThread('thread-self')
}

const health: Health = { asked: 0, failures: [], slowestMs: 0, slowestOwnMs: 0 }
const end = performance.now() + forMs
while (performance.now() < end) {
  const before = waitedMs()
  const { status, ms } = await timedProbe(`${origin}/healthz`)
  health.asked += 1
  if (status !== 200) health.failures.push(`/healthz answered ${status} after ${ms} ms`)
  health.slowestMs = Math.max(health.slowestMs, ms)
  health.slowestOwnMs = Math.max(health.slowestOwnMs, Math.round(ms - (waitedMs() - before)))
  await wait(everyMs)
}
parentPort?.postMessage(health)
