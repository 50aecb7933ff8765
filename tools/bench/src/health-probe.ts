import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { median } from './timed-in-turns.ts'

/** The results so far; `failed` counts errors and requests without an answer. */
export interface Probed {
  asked: number
  failed: number
  /** Answers that were later than allowed. */
  slow: number
  medianMs: number
  worstMs: number
  /**
   * The worst time without the periods in which the server or the probe was ready to run but had no
   * processor.
   */
  worstOwnMs: number
  /** The first late answers: when each was requested, and how long it took with and without those waits. */
  late: { 'asked after s': number; 'took ms': number; 'without waits ms': number }[]
}

/** The address to probe, and how soon it should answer. */
export interface Probing {
  url: string
  withinMs: number
}

const { url, withinMs } = workerData as Probing
const everyMs = 50
const giveUpAfterMs = 10_000
const lateKept = 50
const probingSince = performance.now()
const times: number[] = []
const probed: Probed = { asked: 0, failed: 0, slow: 0, medianMs: 0, worstMs: 0, worstOwnMs: 0, late: [] }

/**
 * How long the server's thread and this one were ready to run while the machine did something else; 0 if the
 * system doesn't report it.
 */
function waitedMs() {
  const ofThread = (place: string) => {
    try {
      return Number(readFileSync(`/proc/${place}/schedstat`, 'utf8').split(' ')[1]) / 1e6
    } catch {
      return 0
    }
  }
  return ofThread(`self/task/${process.pid}`) + ofThread('thread-self')
}

/**
 * Probes from a thread other than the server's; in the same thread, a blocked server would delay the probe as
 * well and hide it.
 */
async function ask() {
  const before = waitedMs()
  const began = performance.now()
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(giveUpAfterMs) })
    await answer.arrayBuffer()
    if (!answer.ok) probed.failed += 1
  } catch {
    probed.failed += 1
  }
  const took = performance.now() - began
  probed.asked += 1
  times.push(took)
  const own = took - (waitedMs() - before)
  if (took > withinMs) {
    probed.slow += 1
    const late = {
      'asked after s': Math.round((began - probingSince) / 1000),
      'took ms': Math.round(took),
      'without waits ms': Math.round(own),
    }
    if (probed.late.length < lateKept) probed.late.push(late)
  }
  probed.worstMs = Math.max(probed.worstMs, took)
  probed.worstOwnMs = Math.max(probed.worstOwnMs, own)
  setTimeout(() => void ask(), Math.max(0, everyMs - took))
}

parentPort?.on('message', () =>
  parentPort?.postMessage({ ...probed, medianMs: median(times) } satisfies Probed),
)
void ask()
