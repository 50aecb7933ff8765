import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { buildShell } from './build-shell.ts'
import { workspaceRoot } from './run-command.ts'

/** `npm start`: builds the shell where it is stale, then becomes the API host, which serves it. */
export async function run() {
  const code = await buildShell()
  if (code !== 0) process.exit(code)
  await import(pathToFileURL(resolve(workspaceRoot, 'apps/api/src/main.ts')).href)
}
