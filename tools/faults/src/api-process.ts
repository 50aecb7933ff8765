import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signalProcess, startProgram } from './child-processes.ts'
import type { StartedProcess } from './child-processes.ts'
import { waitUntil } from './wait-until.ts'

const root = join(import.meta.dirname, '../../..')

/** The flags with which `npm start` runs the server; docs/decisions/0007 says why. */
const nodeFlags = ['--liftoff-only', '--conditions=@tandem/source']

/** The settings of a host, by their names in the environment. */
export type HostSettings = Record<string, string>

/** One process of the product, started as a host starts it. */
export interface ApiProcess {
  origin: string
  pid: number
  /** Whether `/readyz` answers 200. */
  isReady(): Promise<boolean>
  untilReady(withinMs?: number): Promise<void>
  /** Sends SIGTERM; resolves with how it ended. */
  stop(): Promise<string>
  /** Sends SIGKILL. */
  kill(): Promise<void>
  hasEnded(): boolean
  ended: Promise<string>
  /** Whether it ended without being stopped by the run. */
  hasDied(): boolean
  output(): string
  megabytes(): Promise<number>
}

interface HostProgramOptions {
  flags?: string[]
  /** The root of the workspace whose code runs; this one by default. */
  sources?: string | undefined
}

/** Runs one of the host's programs (`backup.ts`, `restore.ts`) on the sources. */
export const startHostProgram = (
  program: 'main.ts' | 'backup.ts' | 'restore.ts',
  parameters: string[],
  settings: HostSettings,
  { flags = [], sources = root }: HostProgramOptions = {},
): StartedProcess =>
  startProgram(
    process.execPath,
    [...nodeFlags, ...flags, join(sources, 'apps/api/src', program), ...parameters],
    { cwd: sources, env: { PATH: process.env.PATH, ...settings } },
  )

interface ApiOptions {
  /** Contains by how many milliseconds the clock of the process is wrong. */
  clockFile?: string | undefined
  /** The root of the workspace whose code runs; this one by default. */
  sources?: string | undefined
}

/** Starts the product. */
export function startApi(settings: HostSettings, { clockFile, sources }: ApiOptions = {}): ApiProcess {
  const flags = clockFile === undefined ? [] : ['--import', join(import.meta.dirname, 'shift-clock.ts')]
  const started = startHostProgram(
    'main.ts',
    [],
    { ...settings, ...(clockFile !== undefined && { CLOCK_FILE: clockFile }) },
    { flags, sources },
  )
  const origin = `http://127.0.0.1:${settings.PORT}`
  let isAsked = false
  const isReady = async () => {
    try {
      const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(8_000) })
      await answer.arrayBuffer()
      return answer.status === 200
    } catch {
      return false
    }
  }
  return {
    origin,
    pid: started.pid,
    isReady,
    untilReady: (withinMs = 90_000) =>
      waitUntil(
        `${origin} is ready`,
        () => {
          if (started.hasEnded()) throw new Error(`The host ended while it started: ${started.output()}`)
          return isReady()
        },
        { withinMs },
      ),
    async stop() {
      isAsked = true
      signalProcess(started.pid, 'SIGTERM')
      return started.ended
    },
    async kill() {
      isAsked = true
      signalProcess(started.pid, 'SIGKILL')
      await started.ended
    },
    hasEnded: started.hasEnded,
    ended: started.ended,
    hasDied: () => started.hasEnded() && !isAsked,
    output: started.output,
    async megabytes() {
      const status = await readFile(`/proc/${started.pid}/status`, 'utf8').catch(() => '')
      return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
    },
  }
}
