import { createMiddleware } from 'hono/factory'

const oneYear = 'max-age=31536000'

/**
 * Tells browsers to come over TLS only, for a year; where people open Tandem over plain http nothing is said.
 * @param appUrl where people open Tandem
 */
export const strictTransport = (appUrl: string) =>
  createMiddleware(async ({ header }, next) => {
    if (new URL(appUrl).protocol === 'https:') header('Strict-Transport-Security', oneYear)
    await next()
  })
