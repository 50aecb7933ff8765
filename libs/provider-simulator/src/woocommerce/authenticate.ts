import type { Shop } from '../shop/shop.ts'
import { cannotView, RestError } from './rest-error.ts'

const denied = (message: string) => new RestError(401, 'woocommerce_rest_authentication_error', message)

const basicPair = (authorization: string): [string, string] | undefined => {
  const encoded = /^Basic\s+(\S+)$/i.exec(authorization)?.[1]
  if (encoded === undefined) return undefined
  try {
    const pair = atob(encoded)
    const colon = pair.indexOf(':')
    return colon === -1 ? undefined : [pair.slice(0, colon), pair.slice(colon + 1)]
  } catch {
    return undefined
  }
}

const queryPair = (query: URLSearchParams): [string, string] | undefined => {
  const key = query.get('consumer_key')
  const secret = query.get('consumer_secret')
  return key && secret ? [key, secret] : undefined
}

/**
 * Accepts a request that may read (or write). @throws RestError 401 as recorded: no key, an unknown one and
 * keys over plain HTTP give the same error; a wrong secret and a missing permission have their own.
 */
export const authenticate = (
  shop: Shop,
  request: Request,
  query: URLSearchParams,
  { isSecure, isList }: { isSecure: boolean; isList: boolean },
): void => {
  if (!isSecure) {
    if (query.has('oauth_consumer_key'))
      throw denied('Invalid signature - provided signature does not match.')
    throw cannotView(isList)
  }
  const pair = queryPair(query) ?? basicPair(request.headers.get('Authorization') ?? '')
  const key = pair && shop.keys.find(({ consumerKey }) => consumerKey === pair[0])
  if (!pair || !key) throw cannotView(isList)
  if (key.consumerSecret !== pair[1])
    throw new RestError(401, 'woocommerce_rest_authentication_error', 'Consumer secret is invalid.', {
      anonymous: true,
    })
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method)
  if (isRead && key.permission === 'write')
    throw denied('The API key provided does not have read permissions.')
  if (!isRead && key.permission === 'read')
    throw denied('The API key provided does not have write permissions.')
}
