import { setTimeout as wait } from 'node:timers/promises'
import { makeWrite } from './make-write.ts'
import type { WriterState } from './make-write.ts'
import type { Ledger } from './ledger.ts'
import type { Person } from './people.ts'
import type { Provider } from './provider.ts'
import type { Report } from './report.ts'
import { seededRandom } from './seeded-random.ts'

/** People who write continuously. */
export interface Writers {
  /** Lets running writes finish, and starts no new ones. */
  pause(): Promise<void>
  resume(): void
  stop(): Promise<void>
}

interface WritersOptions {
  people: Person[]
  /** The origins at which the product can be reached now; calls alternate between them. */
  origins: () => string[]
  /** The orders of each team, on which notes are written. */
  orders: Map<number, number[]>
  provider: Provider
  ledger: Ledger
  report: Report
  seed: number
  /** The pause between two writes of one person. */
  pauseMs: { min: number; max: number }
}

/** Starts one writer for each person. */
export function startWriters(options: WritersOptions): Writers {
  const { people, seed, pauseMs } = options
  let isPaused = false
  let isStopped = false
  let underWay = 0
  const works = people.map(async (person) => {
    const random = seededRandom(seed * 1000 + person.number)
    const state: WriterState = { person, random, prefix: `f${seed}`, count: 0, notes: [], made: {} }
    while (!isStopped) {
      if (!isPaused) {
        underWay += 1
        try {
          await makeWrite(options, state)
        } catch (error) {
          options.report.findings.push(`A writer stumbled: ${String(error)}`)
        } finally {
          underWay -= 1
        }
      }
      await wait(random.between(pauseMs.min, pauseMs.max))
    }
  })
  const settled = async () => {
    while (underWay > 0) await wait(20)
  }
  return {
    async pause() {
      isPaused = true
      await settled()
    },
    resume() {
      isPaused = false
    },
    async stop() {
      isStopped = true
      await Promise.all(works)
    },
  }
}
