import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPages } from './pages.ts'
import { openSandbox } from './run-blocks.ts'
import type { Sandbox } from './run-blocks.ts'

/** Blocks of a page run one after the other, in one copy for all pages. */
const runnable = readPages().flatMap(({ blocks }) =>
  blocks.flatMap((block, index) => {
    if (!block.marks.includes('runnable')) return []
    const next = blocks[index + 1]
    return [{ block, output: next?.marks.includes('output') ? next.text : null }]
  }),
)

/** For a block that hangs; how quick the machine is must not matter. */
const withinMs = 120_000
let sandbox: Sandbox

/** What whoever reads on has done: started Tandem once, and stopped it. */
const startedOnce = `
  PORT=0 node --liftoff-only --conditions=@tandem/source apps/api/src/main.ts > started.log &
  until grep --quiet 'Tandem is running' started.log; do sleep 0.1; done
  kill $!
  wait $!`

beforeAll(async () => {
  sandbox = openSandbox()
  expect(await sandbox.run({ text: startedOnce }, withinMs)).toMatchObject({ code: 0 })
}, withinMs * 3)
afterAll(() => sandbox?.remove())

test('there are blocks that can be run', () => {
  expect(runnable.length).toBeGreaterThan(3)
})

test.each(runnable.map((entry) => ({ ...entry, where: `${entry.block.page}:${entry.block.line}` })))(
  'the block at $where does what it says',
  { timeout: withinMs + 5_000 },
  async ({ block, output }) => {
    const outcome = await sandbox.run(block, withinMs)
    expect(outcome.code, outcome.output).toBe(0)
    if (output !== null) expect(outcome.output.trim()).toBe(output.trim())
  },
)

test('a block that does not end is stopped with all that it started', async () => {
  const block = { text: 'sleep 600 & sleep 600' }
  expect(await sandbox.run(block, 300)).toMatchObject({ code: null })
})

test('a block whose command fails in the middle has failed', async () => {
  const block = { text: 'false | cat\necho on' }
  expect(await sandbox.run(block, 10_000)).toEqual({ code: 1, output: '' })
})
