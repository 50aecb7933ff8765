import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

/** A running simulator that listens on a port. */
export interface RunningSimulator {
  /** `http://127.0.0.1:4010` */
  origin: string
  /** Stops immediately and cuts off answers in progress. */
  close: () => Promise<void>
}

/**
 * Serves the simulator on loopback only, because nothing in it is protected.
 *
 * @throws Error with code EADDRINUSE when the port is taken; port 0 takes any free one.
 */
export const serveSimulator = (app: Hono, port: number): Promise<RunningSimulator> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, (address) => {
      resolve({
        origin: `http://127.0.0.1:${address.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      })
    })
    server.once('error', reject)
  })
