import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { processEnvironment } from './test-setup.ts'

/** Runs `cause` in a process once its handlers are installed, and prints when it is stopped. */
async function runWith(cause: string, atStop = '') {
  const script = `
    import { jsonLog } from '@tandem/api-server/node'
    import { endOnError } from ${JSON.stringify(join(import.meta.dirname, 'end-on-error.ts'))}
    endOnError(jsonLog('error'), async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      ${atStop}
      console.log('stopped in order')
      process.exit(1)
    })
    setInterval(() => {}, 1000)
    ${cause}`
  const child = spawn(
    process.execPath,
    ['--conditions=@tandem/source', '--input-type=module', '-e', script],
    { env: processEnvironment(), stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number]
  return { code, lines: output.trim().split('\n') }
}

test.for([
  ['an error that is thrown outside of any promise', 'setTimeout(() => { throw new Error("marker") })'],
  ['a rejection that nobody handles', 'Promise.reject(new Error("marker"))'],
  ['a plain object', 'Promise.reject({ message: "marker", stack: "marker" })'],
  ['an error of an emitter without a listener', 'process.emit("error", new Error("marker"))'],
] as const)('reports %s in one line and ends the process in order with 1', async ([, cause]) => {
  const { code, lines } = await runWith(cause)
  expect(code).toBe(1)
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    msg: 'the process ends: nobody handled this error',
    error: { message: 'marker', stack: expect.stringContaining('marker') },
  })
  expect(lines[1]).toBe('stopped in order')
})

test('reports why a stop failed and ends the process with 1', async () => {
  const { code, lines } = await runWith(
    'Promise.reject(new Error("marker"))',
    'throw new Error("the queue is away")',
  )
  expect(code).toBe(1)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { error: { message: 'marker' } },
    { msg: 'the process could not stop in order', error: { message: 'the queue is away' } },
  ])
})
