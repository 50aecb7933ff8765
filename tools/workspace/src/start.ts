import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildShell } from './build-shell.ts'
import { workspaceRoot } from './run-command.ts'

const checkEveryMs = 500

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
  if (process.env.npm_lifecycle_event !== undefined) endWithParent()
  const code = await buildShell()
  if (code !== 0) process.exit(code)
  await import(pathToFileURL(resolve(workspaceRoot, 'apps/api/src/main.ts')).href)
}
