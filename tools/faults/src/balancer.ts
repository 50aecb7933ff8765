import { setTimeout as wait } from 'node:timers/promises'
import { timedProbe } from './timed-probe.ts'

/** How often a load balancer probes `/readyz`. */
const lookEveryMs = 250

/** Shorter than the notice of a process that stops, so that a process too busy to answer is not used after its end. */
const answerWithinMs = 4_000

/** A load balancer, which uses only processes that were ready at their last probe. */
export interface Balancer {
  origins(): string[]
  /** Resolves once every process is ready. */
  untilAllReady(): Promise<void>
  end(): void
}

interface BalancerOptions {
  /** The processes that there are now. */
  all: () => string[]
  /** Receives their answers when none of them is ready any longer. */
  onNoneReady: (answers: string[]) => void
}

/** Probes each process by itself, because a slow one must not keep another in use that has stopped. */
export function startBalancer({ all, onNoneReady }: BalancerOptions): Balancer {
  const ready = new Set<string>()
  const probed = new Set<string>()
  const answers = new Map<string, string>()
  const origins = () => all().filter((origin) => ready.has(origin))
  async function probe(origin: string) {
    probed.add(origin)
    const { status, ms, body } = await timedProbe(`${origin}/readyz`, answerWithinMs)
    probed.delete(origin)
    answers.set(origin, `${origin} answered ${status} after ${ms} ms: ${body}`)
    if (status === 200) ready.add(origin)
    else if (ready.delete(origin) && origins().length === 0) onNoneReady([...answers.values()])
  }
  const looking = setInterval(() => {
    for (const origin of all()) if (!probed.has(origin)) void probe(origin)
  }, lookEveryMs)
  return {
    origins,
    async untilAllReady() {
      while (origins().length < all().length) await wait(50)
    },
    end() {
      clearInterval(looking)
      ready.clear()
    },
  }
}
