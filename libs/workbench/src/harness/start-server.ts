import { remoteServer } from './remote-server.ts'

/** Settles once the real server is open in the page; undefined where the page calls one elsewhere. */
export const server = remoteServer() === null ? start() : undefined

async function start() {
  const { startApi } = await import('@tandem/testing/page')
  await startApi({ worker: '/mockServiceWorker.js', snapshot: '/database.tar' })
}
