import { createMiddleware } from 'hono/factory'

/**
 * What the TLS requirement covers: the host of `APP_URL`, its subdomains too, or also the preload lists of
 * browsers.
 */
export type StrictTransport = 'host' | 'subdomains' | 'preload'

const demands: Record<StrictTransport, string> = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

/**
 * Tells browsers to use TLS only, for a year (two with `preload`); does nothing if people open Tandem over
 * plain http.
 *
 * @param appUrl the address at which people open Tandem
 */
export const strictTransport = (appUrl: string, reach: StrictTransport) =>
  createMiddleware(async (context, next) => {
    await next()
    // Set after the answer, because complete answers like the API's drop earlier headers.
    if (new URL(appUrl).protocol === 'https:') context.header('Strict-Transport-Security', demands[reach])
  })
