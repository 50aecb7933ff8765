import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import type { TestCase } from 'vitest/node'

/** A fault as the connectors' tests log it. */
interface NotedFault {
  store: string
  position: string
  fault: string
  runs: { times: string; documented: string; outcome: string; tries: number; waits: number[] }[]
}

/** Runs the connectors' tests with every fault at every position. */
async function meetFaults(): Promise<TestCase[]> {
  process.env.FAULTS = 'all'
  const root = join(import.meta.dirname, '../../../libs/connectors')
  const vitest = await startVitest('test', ['provider-faults'], { root, watch: false, reporters: ['dot'] })
  const tests = vitest.state.getTestModules().flatMap(({ children }) => [...children.allTests()])
  await vitest.close()
  return tests
}

const seconds = (waits: number[]) => (waits.length === 0 ? '-' : waits.map((wait) => wait / 1000).join(' + '))

const tests = await meetFaults()
const failed = tests.filter((test) => test.result().state !== 'passed')
const rows = tests.flatMap((test) => {
  const { fault: noted } = test.meta() as { fault?: NotedFault }
  if (!noted) return []
  const { store, position, fault, runs } = noted
  return runs.map(({ times, documented, outcome, tries, waits }) => ({
    store,
    position,
    fault,
    times,
    outcome,
    tries,
    'waits (s)': seconds(waits),
    'as documented': outcome === documented ? 'yes' : `no: ${documented}`,
  }))
})
console.table(rows)
for (const test of failed) {
  console.error(`\n${test.fullName}`)
  for (const { message } of test.result().errors ?? []) console.error(message)
}
console.log(`${tests.length} faults met, each once and without an end; ${failed.length} not as documented.`)
process.exit(failed.length === 0 && tests.length > 0 ? 0 : 1)
