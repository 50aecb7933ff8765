import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPages } from './pages.ts'
import { openSandbox } from './run-blocks.ts'
import type { Sandbox } from './run-blocks.ts'

/** The blocks of a page run one after the other, in one copy for all pages. */
const runnable = readPages().flatMap(({ blocks }) =>
  blocks.flatMap((block, index) => {
    if (!block.marks.includes('runnable')) return []
    const next = blocks[index + 1]
    return [{ block, output: next?.marks.includes('output') ? next.text : null }]
  }),
)

/** The time limit for a block that hangs; it is long enough for slow machines. */
const withinMs = 120_000
let sandbox: Sandbox

/** Prepares the copy as readers have done by then: Tandem was started once and stopped. */
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

test('there are runnable blocks', () => {
  expect(runnable.length).toBeGreaterThan(3)
})

test.each(runnable.map((entry) => ({ ...entry, where: `${entry.block.page}:${entry.block.line}` })))(
  'the block at $where runs without an error',
  { timeout: withinMs + 5_000 },
  async ({ block, output }) => {
    const outcome = await sandbox.run(block, withinMs)
    expect(outcome.code, outcome.output).toBe(0)
    if (output !== null) expect(outcome.output.trim()).toBe(output.trim())
  },
)

test("a block that doesn't end is stopped with everything it started", async () => {
  const block = { text: 'sleep 600 & sleep 600' }
  expect(await sandbox.run(block, 300)).toMatchObject({ code: null })
})

test('a block fails when a command in the middle fails', async () => {
  const block = { text: 'false | cat\necho on' }
  expect(await sandbox.run(block, 10_000)).toEqual({ code: 1, output: '' })
})
