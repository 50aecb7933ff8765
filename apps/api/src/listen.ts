import { createServer } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Settings } from './settings.ts'

/** Another program uses the port. */
export class PortInUseError extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use by another program. Stop it, or set PORT to another number.`)
    this.name = 'PortInUseError'
  }
}

/**
 * Checked first: one mistake would cause two messages, because the database is opened before the port.
 *
 * @throws PortInUseError
 */
export function refuseTakenPort({ port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(asPortError(error, port)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/**
 * Requests that take longer get 408 and their connection is closed, so that slow senders don't block anything
 * for long. A picture of 1 MB takes 40 s at 200 kbit/s.
 */
const requestTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  // Longer than proxies keep idle connections, so that no proxy sends a request on a connection we close.
  keepAliveTimeout: 75_000,
}

/** Accepts requests for the app. @throws PortInUseError */
export function listen(app: Hono, { port, host }: Settings): Promise<ReturnType<typeof serve>> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host, serverOptions: requestTimeouts })
    server.once('error', (error: Error) => reject(asPortError(error, port)))
    server.once('listening', () => resolve(server))
  })
}

const asPortError = (error: Error, port: number) =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new PortInUseError(port) : error
