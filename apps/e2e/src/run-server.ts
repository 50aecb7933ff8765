import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { serverArguments, workspace } from './server-command.ts'

/** A server for one test, on its own data folder. */
export interface RunningServer {
  /** Such as `http://127.0.0.1:40123`. */
  origin: string
  /** Stops it and waits until it has ended; returns its exit code, null if the signal itself ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/**
 * A journey connects what it needs. These orders are enough for pages, days and posts with sales; syncing all
 * orders of the demo would take most of a journey's time.
 */
const emptyDemo = { DEMO: 'empty', SIMULATED_ORDERS: '600' }

/** A start on an empty folder needs ten seconds of CPU time, much more on a busy machine. */
const startsWithinMs = 180_000

/**
 * Starts the product on a port and a data folder, and waits until it can serve. `settings` are added to the
 * usual ones.
 */
export async function runServer(
  port: number,
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, serverArguments, {
    cwd: workspace,
    env: { ...process.env, ...emptyDemo, PORT: String(port), DATA_DIR: dataFolder, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: startsWithinMs, message: 'the server starts' }).toBe(true)
  return {
    origin,
    async end(signal) {
      child.kill(signal)
      const [code] = (await exited) as [number | null]
      return code
    },
  }
}
