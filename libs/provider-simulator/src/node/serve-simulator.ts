import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

/** A simulator that listens. */
export interface RunningSimulator {
  /** `http://127.0.0.1:4010` */
  origin: string
  /** Stops at once, also answers that are under way. */
  close: () => Promise<void>
}

/**
 * Listens on loopback only: what is simulated here guards nothing.
 * @throws Error with code EADDRINUSE when the port is taken; port 0 takes any.
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
