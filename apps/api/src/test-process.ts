import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from 'vitest'
import { processEnvironment } from './test-setup.ts'

/** Starts the host as a separate process, and collects its output. The caller must end it. */
export function startHostProcess(environment: Record<string, string>) {
  const child = spawn(
    process.execPath,
    // The flags of `npm start`, with which a process starts a quarter faster.
    ['--liftoff-only', '--conditions=@tandem/source', join(import.meta.dirname, 'main.ts')],
    { env: { ...processEnvironment(), ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk))
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  return { child, output, exit }
}

/** Waits until a process has printed something. */
export const untilItSays = async (
  { output }: ReturnType<typeof startHostProcess>,
  words: string,
  timeout = 180_000,
) => expect.poll(() => output.out, { timeout, message: `the host should say "${words}"` }).toContain(words)
