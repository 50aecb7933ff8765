import { remoteServer } from './remote-server.ts'

/** Settles once the real server is open in the page; undefined where the page calls one elsewhere. */
export const server = remoteServer() === null ? start() : undefined

async function start() {
  // The database comes while the server's code does.
  const [{ startApi }, snapshot] = await Promise.all([
    import('@tandem/testing/page'),
    readSnapshot('/database.tar'),
  ])
  await startApi({ worker: '/mockServiceWorker.js', snapshot })
}

async function readSnapshot(address: string) {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`There is no database at ${address}: ${response.status}`)
  return response.blob()
}
