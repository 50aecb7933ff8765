import { remoteServer } from './remote-server.ts'

/** Resolves once the real server is open in the page; undefined when the page calls a server elsewhere. */
export const server = remoteServer() === null ? start() : undefined

async function start() {
  // The database is loaded in parallel with the server's code.
  const [{ startApi }, copy] = await Promise.all([import('@tandem/testing/page'), readCopy('/database.tar')])
  await startApi({ worker: '/mockServiceWorker.js', copy })
}

/**
 * Reads a database that already contains the team. Without one, the page creates both and reports what fails.
 */
async function readCopy(address: string) {
  const response = await fetch(address)
  return response.ok ? response.blob() : undefined
}
