import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { StartedProcess } from './child-processes.ts'

/** A reverse proxy for this run only, with the settings shipped in `deploy/`. */
export interface Proxy {
  port: number
  end(): Promise<void>
}

/** Whether a program can be started by its name. */
export function isInstalled(program: string, versionOption: string): boolean {
  try {
    execFileSync(program, [versionOption], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Resolves once the proxy forwards requests. */
export async function untilProxyAnswers(name: string, program: StartedProcess, port: number): Promise<void> {
  for (let tries = 0; ; tries++) {
    if (program.hasEnded() || tries === 100) throw new Error(`${name} does not start: ${program.output()}`)
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
}
