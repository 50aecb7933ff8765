import { createHash, timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { memoryLimiter, networkOf } from '@tandem/api-server'
import type { Log } from '@tandem/api-server'

/** How many wrong tokens a network may send per minute before they are refused without a line in the log. */
const wrongTokens = { calls: 10, seconds: 60 }

interface TokenOptions {
  token: string
  addressOf: (request: Request, environment: unknown) => string
  log: Log
}

/**
 * Lets only the operator in, who knows the token of the settings. Accounts of teams have no access here. The
 * right token always works, however many wrong ones others have sent.
 */
export function operatorToken({ token, addressOf, log }: TokenOptions) {
  const expected = digest(token)
  // Kept in memory, because the operator needs access while the database is down.
  const limiter = memoryLimiter('operator', wrongTokens)
  return createMiddleware(async (context, next) => {
    const [, given = ''] = /^Bearer (\S{1,512})$/i.exec(context.req.header('Authorization') ?? '') ?? []
    if (timingSafeEqual(digest(given), expected)) return next()
    const address = addressOf(context.req.raw, context.env)
    const seconds = await limiter.take(networkOf(address))
    if (seconds !== null) {
      return context.json({ message: 'Too many wrong tokens.' }, 429, { 'Retry-After': String(seconds) })
    }
    if (given !== '') log.warn({ address }, 'a wrong operator token was refused')
    return context.json({ message: 'Send the operator token as a bearer token.' }, 401, {
      'WWW-Authenticate': 'Bearer realm="operator"',
    })
  })
}

/** Digests have the same length, so they can be compared in constant time. */
const digest = (text: string) => createHash('sha256').update(text).digest()
