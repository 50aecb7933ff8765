import type { HttpBindings } from '@hono/node-server'

/**
 * Who calls. `X-Forwarded-For` is believed only behind a proxy that we were told to trust, and then only its
 * last entry: the rest is whatever the caller wrote.
 */
export const clientAddress = (trustProxy: boolean) => (request: Request, environment: unknown) => {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || (environment as HttpBindings | undefined)?.incoming?.socket?.remoteAddress || 'unknown'
}
