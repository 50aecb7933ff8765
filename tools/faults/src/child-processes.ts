import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

/** A program that this run started, in a process group of its own. */
export interface StartedProcess {
  child: ChildProcess
  pid: number
  /** Resolves with how it ended, in the system's terms: `code 1`, `signal SIGKILL`. */
  ended: Promise<string>
  hasEnded(): boolean
  /** The end of its output, both streams together. */
  output(): string
}

const running = new Set<StartedProcess>()
const asked = new Set<number>()
const fallen: string[] = []
const keptCharacters = 200_000

/** Starts a program whose whole group is ended with this process, in every case. */
export function startProgram(
  command: string,
  parameters: string[],
  options: Pick<SpawnOptions, 'env' | 'uid' | 'gid' | 'cwd'> = {},
): StartedProcess {
  const child = spawn(command, parameters, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-keptCharacters)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = once(child, 'exit').then(
    ([code, signal]) => (signal ? `signal ${String(signal)}` : `code ${String(code)}`),
    (error: unknown) => `not started (${String(error)})`,
  )
  const started: StartedProcess = {
    child,
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined,
    output: () => text,
  }
  running.add(started)
  void ended.then((how) => {
    running.delete(started)
    if (how !== 'code 0' && !asked.has(started.pid)) fallen.push(`${how}: ${lastLines(text)}`)
  })
  return started
}

/**
 * Returns how programs ended that we didn't signal, with the last lines of their output; each is returned
 * once.
 */
export const takeFallen = (): string[] => fallen.splice(0)

/** The last lines of a program's output, joined into one line. */
export const lastLines = (output: string) => output.trim().split('\n').slice(-6).join(' | ').slice(-1500)

/** Sends a signal to one process; does nothing if it has ended. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  asked.add(pid)
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Whether a process is running; a zombie doesn't count as running. */
export function isAlive(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** The direct children of a process, as Linux lists them. */
export function childrenOf(parent: number): number[] {
  const isChild = (pid: string) => {
    try {
      // The name in brackets may contain anything, including spaces and brackets.
      const [, after = ''] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      return Number(after) === parent
    } catch {
      return false
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter(isChild)
    .map(Number)
}

/** Ends everything that is still running, including child processes. */
export function endAllPrograms(): void {
  for (const { pid, child } of running) {
    // Frozen processes have to be continued so that they receive the signal.
    const family = [pid, ...childrenOf(pid)]
    for (const member of family) signalProcess(member, 'SIGKILL')
    signalProcess(-pid, 'SIGKILL')
    child.unref()
  }
  running.clear()
}

process.once('exit', endAllPrograms)
