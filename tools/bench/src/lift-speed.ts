import { startLift } from '@tandem/api-server/testing'
import { seededRandom } from './seeded-random.ts'

const day = 86_400_000
const began = Date.UTC(2023, 0, 1)
const days = 1000
const products = 20_000
const posts = 100_000
const linesOfProduct = 100
const productsPerBatch = 200
const estimatesPerBatch = 500

/** How long the estimate for a large team took. */
export interface LiftSpeed {
  posts: number
  products: number
  lines: number
  /** Processor time, which doesn't grow on a busy machine. */
  milliseconds: number
  /** The longest time for which the thread was blocked. */
  longest: number
  megabytes: number
}

/** Times the estimate of a team of 100,000 posts, 20,000 products and 2,000,000 sale lines. */
export function measureLiftSpeed(windowDays: number): LiftSpeed {
  const { next, below } = seededRandom(1, 1)
  const steps: number[] = []
  const timed = <T>(work: () => T): T => {
    const before = process.cpuUsage()
    const result = work()
    const { user, system } = process.cpuUsage(before)
    steps.push((user + system) / 1000)
    return result
  }
  const dayOf = (index: number) => new Date(began + index * day).toISOString().slice(0, 10)
  const input = {
    windowDays,
    timezone: 'Europe/Berlin',
    until: began + days * day,
    stores: [
      {
        id: 1,
        knownSince: began,
        knownUntil: began + days * day,
        controlProducts: Array.from({ length: products }, (_, id) => ({
          half: (id % 2) as 0 | 1,
          units: 1 + below(400),
          sales: 1 + below(200),
          firstDay: dayOf(below(days)),
          lastDay: dayOf(days - 1),
        })),
        controlDays: Array.from({ length: days }, (_, index) => ({
          day: dayOf(index),
          units: [below(100), below(100)] as const,
        })),
        openDays: [],
        controlHours: Array.from({ length: 24 }, () => below(1000)),
      },
    ],
    posts: Array.from({ length: posts }, (_, id) => ({
      id,
      at: began + Math.floor(next() * days * day),
      productIds: Array.from({ length: 1 + below(3) }, () => below(products)),
    })),
  }
  const run = timed(() => startLift(input))
  for (let first = 0; first < products; first += productsPerBatch) {
    const batch = Array.from({ length: productsPerBatch }, (_, index) => ({
      id: first + index,
      storeId: 1,
      onSaleSince: began,
      sales: Array.from({ length: linesOfProduct }, () => ({
        at: began + Math.floor(next() * days * day),
        units: 1 + below(2),
      })),
      unknown: [],
    }))
    timed(() => {
      run.add(batch)
    })
  }
  const estimates = run.finish()
  while (
    timed(() => Array.from({ length: estimatesPerBatch }, () => estimates.next())).at(-1)!.done !== true
  );
  return {
    posts,
    products,
    lines: products * linesOfProduct,
    milliseconds: steps.reduce((sum, step) => sum + step, 0),
    longest: Math.max(...steps),
    megabytes: process.memoryUsage().heapUsed / 2 ** 20,
  }
}
