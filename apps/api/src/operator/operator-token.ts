import { createHash, timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { memoryLimiter, networkOf } from '@tandem/api-server'
import type { Log } from '@tandem/api-server'

/** Wrong tokens that a network may send in a minute before they are refused without a line in the log. */
const wrongTokens = { calls: 10, seconds: 60 }

interface TokenOptions {
  token: string
  addressOf: (request: Request, environment: unknown) => string
  log: Log
}

/**
 * Lets only the operator of the installation pass, who knows the token of the settings. No account of a team is worth
 * anything here. The right token passes whatever others have tried.
 */
export function operatorToken({ token, addressOf, log }: TokenOptions) {
  const expected = digest(token)
  // In memory: the operator must get in while the database is away.
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

/** Of one length, so that they can be compared in constant time. */
const digest = (text: string) => createHash('sha256').update(text).digest()
