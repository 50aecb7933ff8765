import { remoteServer } from './remote-server.ts'

/** Settles once the real server is open in the page; undefined where the page calls one elsewhere. */
export const server = remoteServer() === null ? start() : undefined

async function start() {
  // The database comes while the server's code does.
  const [{ startApi }, copy] = await Promise.all([import('@tandem/testing/page'), readCopy('/database.tar')])
  await startApi({ worker: '/mockServiceWorker.js', copy })
}

/** Of a database that holds the team already. Without one the page makes both, and shows what goes wrong with that. */
async function readCopy(address: string) {
  const response = await fetch(address)
  return response.ok ? response.blob() : undefined
}
