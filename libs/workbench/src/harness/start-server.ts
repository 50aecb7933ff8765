import { startApi } from '@tandem/testing/page'
import { remoteServer } from './remote-server.ts'

/** Settles once the real server is open in the page; undefined where the page calls one elsewhere. */
export const server =
  remoteServer() === null
    ? startApi({ worker: '/mockServiceWorker.js', snapshot: '/database.tar' })
    : undefined
