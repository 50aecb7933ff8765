import { createMiddleware } from 'hono/factory'

/** How far the demand for TLS goes: the host of `APP_URL`, all names under it too, or into browsers as they are shipped. */
export type StrictTransport = 'host' | 'subdomains' | 'preload'

const demands: Record<StrictTransport, string> = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

/**
 * Tells browsers to come over TLS only, for a year; where people open Tandem over plain http nothing is said.
 * @param appUrl where people open Tandem
 */
export const strictTransport = (appUrl: string, reach: StrictTransport) =>
  createMiddleware(async (context, next) => {
    await next()
    // Afterwards: an answer that comes whole, as the API's does, drops what was set before it.
    if (new URL(appUrl).protocol === 'https:') context.header('Strict-Transport-Security', demands[reach])
  })
