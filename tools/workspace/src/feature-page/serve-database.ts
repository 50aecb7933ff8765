import { statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { workspaceRoot } from '../run-command.ts'

/**
 * Answers with a database that holds the team which a feature's page opens with.
 *
 * @param data the feature's `dev-data.ts`
 */
export function serveDatabase(data: string) {
  // What has to be made is made while the libraries are bundled; what fails is told to the page that asks.
  databaseOf(data).catch(() => undefined)
  return (request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => {
    databaseOf(data)
      .then((path) => sendFile(path, request, response))
      .catch((error: unknown) => (response.headersSent ? response.destroy() : next(error)))
  }
}

async function databaseOf(data: string) {
  // The file may change while it is served: its address names its state.
  const { few } = ((await import(`${data}?${statSync(data).mtimeMs}`)) as { data: { few: object } }).data
  // By its path: this project is not to be checked with each change of the server.
  const testing = resolve(workspaceRoot, 'libs/testing/src/node/team-snapshot.ts')
  const { teamSnapshot } = (await import(testing)) as { teamSnapshot: (team: object) => Promise<string> }
  return teamSnapshot(few)
}

/** Sends a file that is named by what it was made of: a browser that has it is told so. */
async function sendFile(path: string, request: IncomingMessage, response: ServerResponse) {
  const tag = `"${basename(path)}"`
  const headers = { 'content-type': 'application/x-tar', 'cache-control': 'no-cache', etag: tag }
  if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end()
  // Closed here: a browser may be gone before its stream begins, which then closes nothing.
  await using file = await open(path)
  response.writeHead(200, headers)
  return await pipeline(file.createReadStream({ autoClose: false }), response)
}
