import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'

/** As `npm start` runs the server; docs/decisions/0007 says why. */
const nodeFlags = ['--liftoff-only', '--conditions=@tandem/source']

/** A program of ours that was started for a measurement. */
export interface RunningProcess {
  pid: number
  /** The memory it holds now (VmRSS); 0 where the system does not tell. */
  megabytes(): Promise<number>
  /** The most memory it ever held (VmHWM); 0 where the system does not tell. */
  peakMegabytes(): Promise<number>
  /** Begins to look for the peak anew; nothing where the system does not offer it. */
  forgetPeak(): Promise<void>
  stop(): Promise<void>
}

const readyWithinMs = 60_000

/** Starts a program and waits for a word of its output. */
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
      // See proc(5), clear_refs: 5 sets the peak to what is held now.
      await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined)
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await exit
    },
  }
}
