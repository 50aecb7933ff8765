import type { HttpBindings } from '@hono/node-server'

/**
 * The caller's address. `X-Forwarded-For` counts only behind a trusted proxy, and only its last entry: the
 * caller may have written the others.
 */
export const clientAddress = (trustProxy: boolean) => (request: Request, environment: unknown) => {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || (environment as HttpBindings | undefined)?.incoming?.socket?.remoteAddress || 'unknown'
}
