import { statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { workspaceRoot } from '../run-command.ts'

/**
 * Answers with a database that contains the team of a feature's page.
 *
 * @param data the feature's `dev-data.ts`
 */
export function serveDatabase(data: string) {
  // Starts making it while the libraries are bundled; an error is reported to the page that requests it.
  databaseOf(data).catch(() => undefined)
  return (request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => {
    databaseOf(data)
      .then((path) => sendFile(path, request, response))
      .catch((error: unknown) => (response.headersSent ? response.destroy() : next(error)))
  }
}

async function databaseOf(data: string) {
  // The file may change while it is served, so its modification time is part of the import.
  const { few } = ((await import(`${data}?${statSync(data).mtimeMs}`)) as { data: { few: object } }).data
  // Imported by path, so that this project needn't be checked with each change of the server.
  const testing = resolve(workspaceRoot, 'libs/testing/src/node/team-snapshot.ts')
  const { teamSnapshot } = (await import(testing)) as { teamSnapshot: (team: object) => Promise<string> }
  return teamSnapshot(few)
}

/** Sends a file whose name identifies its content: a browser that has it gets 304. */
async function sendFile(path: string, request: IncomingMessage, response: ServerResponse) {
  const tag = `"${basename(path)}"`
  const headers = { 'content-type': 'application/x-tar', 'cache-control': 'no-cache', etag: tag }
  if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end()
  // Closed here, because a stream that never starts (the browser has gone) doesn't close its file.
  await using file = await open(path)
  response.writeHead(200, headers)
  return await pipeline(file.createReadStream({ autoClose: false }), response)
}
