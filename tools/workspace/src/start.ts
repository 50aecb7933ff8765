import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildShell } from './build-shell.ts'
import { workspaceRoot } from './run-command.ts'

const checkEveryMs = 500

/** Optimising the embedded database takes up to 1.2 GB at the start: docs/decisions/0007. */
const plentyOfMemory = 4 * 2 ** 30
const baselineOnly = '--liftoff-only'

/** Starts this process again without V8's optimising compiler where memory is scarce. Windows can't do this. */
function startAgainWithLessMemory() {
  if (process.platform === 'win32' || process.execArgv.includes(baselineOnly)) return
  if (process.availableMemory() >= plentyOfMemory) return
  const flags = [baselineOnly, ...process.execArgv]
  process.execve?.(process.execPath, [process.execPath, ...flags, ...process.argv.slice(1)], process.env)
}

/**
 * npm runs a script through a shell that ends on SIGTERM without forwarding it. Stopping `npm start` should
 * stop the product, so it ends with that shell.
 */
function endWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, checkEveryMs).unref()
}

/** `npm start`: builds the shell if it is out of date, then becomes the API host, which serves it. */
export async function run() {
  startAgainWithLessMemory()
  if (process.env.npm_lifecycle_event !== undefined) endWithParent()
  const code = await buildShell()
  if (code !== 0) process.exit(code)
  await import(pathToFileURL(resolve(workspaceRoot, 'apps/api/src/main.ts')).href)
}
