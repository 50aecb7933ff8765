import type { Shop, ShopifyApp } from '../shop/shop.ts'
import { toHex } from '../to-hex.ts'
import { stateOf } from './state.ts'
import { scopesOf } from './visible.ts'

const day = 86_400_000

const refuse = (error: string, description: string) =>
  Response.json({ error, error_description: description }, { status: 400 })

const randomToken = () => `shpat_${toHex(crypto.getRandomValues(new Uint8Array(16)))}`

const readFields = async (request: Request): Promise<Record<string, unknown>> => {
  const text = await request.text()
  if (request.headers.get('Content-Type')?.includes('json')) {
    try {
      const body: unknown = JSON.parse(text)
      return typeof body === 'object' && body !== null ? { ...body } : {}
    } catch {
      return {}
    }
  }
  return Object.fromEntries(new URLSearchParams(text))
}

/** `POST /admin/oauth/access_token` with `grant_type=client_credentials`: a token for a day. */
export const giveToken = async (shop: Shop, request: Request): Promise<Response> => {
  const { client_id: id, client_secret: secret, grant_type: grant } = await readFields(request)
  if (grant !== 'client_credentials')
    return refuse('unsupported_grant_type', 'The grant type is not supported.')
  const app = shop.apps.find(({ clientId }) => clientId === id)
  if (!app)
    return refuse(
      'application_cannot_be_found',
      `Could not find Shopify API application with api_key ${String(id)}`,
    )
  if (app.clientSecret !== secret) return refuse('invalid_client', 'The client secret is invalid.')
  const token = randomToken()
  stateOf(shop).tokens.set(token, { app, expiresAt: shop.now().getTime() + day })
  return Response.json({ access_token: token, scope: scopesOf({ app }).join(','), expires_in: 86_399 })
}

/** The app that a token belongs to, if the token is still valid. */
export const appOfToken = (shop: Shop, token: string | null): ShopifyApp | undefined => {
  if (!token) return undefined
  const lasting = shop.apps.find(({ accessToken }) => accessToken === token)
  if (lasting) return lasting
  const given = stateOf(shop).tokens.get(token)
  if (!given || given.expiresAt <= shop.now().getTime() || !shop.apps.includes(given.app)) return undefined
  return given.app
}
