import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'

/** The flags with which `npm start` runs the server; docs/decisions/0007 says why. */
const nodeFlags = ['--liftoff-only', '--conditions=@tandem/source']

/** One of our programs that was started for a measurement. */
export interface RunningProcess {
  pid: number
  /** The memory it uses now (VmRSS); 0 if the system doesn't report it. */
  megabytes(): Promise<number>
  /** The most memory it ever used (VmHWM); 0 if the system doesn't report it. */
  peakMegabytes(): Promise<number>
  /** Resets the peak; does nothing if the system doesn't support it. */
  forgetPeak(): Promise<void>
  stop(): Promise<void>
}

/** On a busy machine, the embedded database alone takes more than a minute to start. */
const readyWithinMs = 180_000

/** Starts a program and waits until its output contains a word. */
export async function startProcess(
  file: string,
  options: string[],
  environment: Record<string, string>,
  readyWord: string,
  flags: readonly string[] = nodeFlags,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [...flags, file, ...options], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const ready = Promise.withResolvers<void>()
  const timer = setTimeout(() => ready.reject(new Error(`${file} did not start in time`)), readyWithinMs)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.includes(readyWord)) ready.resolve()
  })
  void exit.then(() => ready.reject(new Error(`${file} ended: ${output}`)))
  try {
    await ready.promise
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  } finally {
    clearTimeout(timer)
  }
  const pid = child.pid ?? 0
  const megabytesOf = async (name: 'VmHWM' | 'VmRSS') => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const line = status.split('\n').find((each) => each.startsWith(`${name}:`)) ?? ''
    return Math.round(Number(/\d+/.exec(line)?.[0] ?? 0) / 1024)
  }
  return {
    pid,
    megabytes: () => megabytesOf('VmRSS'),
    peakMegabytes: () => megabytesOf('VmHWM'),
    async forgetPeak() {
      // See proc(5), clear_refs: 5 resets the peak to the current use.
      await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined)
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await exit
    },
  }
}
