import { remoteServer } from './remote-server.ts'

/** Resolves once the real server is open in the page; undefined when the page calls a server elsewhere. */
export const server = remoteServer() === null ? start() : undefined

async function start() {
  const { startApi } = await import('@tandem/testing/page')
  // A database that already contains the team.
  await startApi({ worker: '/mockServiceWorker.js', copy: '/database.tar' })
}
