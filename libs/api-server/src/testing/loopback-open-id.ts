import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import type { Configuration } from 'oidc-provider'

/** The person signed in at the provider: the claims about them, or that they refuse. */
export interface ProviderAccount {
  sub: string
  email?: string
  /** Apple sends it as text. */
  email_verified?: boolean | string
  name?: string
}

/** A real OpenID provider on loopback, with a browser that goes through its pages. */
export interface LoopbackOpenId {
  issuer: string
  /** Who signs in next; null presses Cancel. */
  account: ProviderAccount | null
  /**
   * Opens the address our server sent the browser to, consents, and returns the request that comes back to
   * us.
   */
  goThrough(address: string): Promise<Request>
  /** An id token of this provider with changed claims. */
  forge(token: string, changes: Record<string, unknown>, header?: Record<string, unknown>): string
  close(): Promise<void>
}

interface LoopbackOptions {
  client_id: string
  redirect_uri: string
  /** Whether the secret of a token request is right. */
  isSecret: (secret: string) => boolean | Promise<boolean>
  /** Behaves like Apple: answers with a form, has no code challenge, and scopes without `openid`. */
  likeApple?: boolean
}

/** Starts the provider on a free port. */
export async function startLoopbackOpenId(options: LoopbackOptions): Promise<LoopbackOpenId> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const kid = 'loopback'
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state: { account: ProviderAccount | null } = { account: null }
  const known = new Map<string, ProviderAccount>()

  const provider = new Provider(issuer, {
    ...configuration(options),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] },
    async findAccount(_context, id) {
      return { accountId: id, claims: async () => ({ ...known.get(id), sub: id }) }
    },
  })
  // Missing from its types: how a provider compares secrets, which Apple's signed ones need.
  const { prototype } = provider.Client as unknown as {
    prototype: { compareClientSecret: (secret: string) => boolean | Promise<boolean> }
  }
  prototype.compareClientSecret = options.isSecret

  provider.use(async (context, next) => {
    if (context.path === '/auth') {
      const query = new URLSearchParams(context.querystring)
      // `prompt` for choosing an account is Google's own value, and Apple's scopes lack the standard one.
      query.delete('prompt')
      if (options.likeApple) query.set('scope', 'openid email')
      context.querystring = query.toString()
    }
    if (!context.path.startsWith('/interaction/')) return next()
    const { account } = state
    if (!account) return provider.interactionFinished(context.req, context.res, { error: 'access_denied' })
    known.set(account.sub, account)
    const { prompt, params, grantId } = await provider.interactionDetails(context.req, context.res)
    if (prompt.name === 'login') {
      return provider.interactionFinished(context.req, context.res, { login: { accountId: account.sub } })
    }
    const grant =
      (grantId && (await provider.Grant.find(grantId))) ||
      new provider.Grant({ accountId: account.sub, clientId: String(params['client_id']) })
    grant.addOIDCScope(String(params['scope']))
    return provider.interactionFinished(context.req, context.res, {
      consent: { grantId: await grant.save() },
    })
  })
  server.on('request', provider.callback())

  return {
    issuer,
    get account() {
      return state.account
    },
    set account(account) {
      state.account = account
    },
    goThrough: (address) => goThrough(address, options.redirect_uri),
    forge(token, changes, header = {}) {
      const [head = '', body = ''] = token.split('.')
      const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object
      const parts = [
        { ...read(head), ...header },
        { ...read(body), ...changes },
      ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      const signature = sign('sha256', Buffer.from(parts.join('.')), privateKey)
      return [...parts, signature.toString('base64url')].join('.')
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const configuration = ({ client_id, redirect_uri, likeApple = false }: LoopbackOptions): Configuration => ({
  clients: [
    {
      client_id,
      client_secret: 'compared-by-the-test',
      redirect_uris: [redirect_uri],
      token_endpoint_auth_method: 'client_secret_post',
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  pkce: { required: () => !likeApple },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
  cookies: { keys: ['loopback'] },
  // Short lifetimes set by the test, which does not test the provider itself.
  ttl: { Interaction: 600, Session: 600, Grant: 600, AuthorizationCode: 60, AccessToken: 600, IdToken: 600 },
})

/** A separate browser at the provider: it keeps cookies and follows redirects until it is sent back to us. */
async function goThrough(address: string, redirect_uri: string): Promise<Request> {
  const cookies = new Map<string, string>()
  let next = address
  for (let step = 0; step < 12; step++) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const body = await response.text()
    if (body.includes(`action="${redirect_uri}"`)) return formOf(body, redirect_uri)
    const location = response.headers.get('location')
    if (location === null) throw new Error(`The provider answered ${response.status}: ${body.slice(0, 300)}`)
    next = new URL(location, next).href
    if (next.startsWith(redirect_uri)) return new Request(next)
  }
  throw new Error('The provider never sent the browser back')
}

function formOf(page: string, action: string): Request {
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
  return new Request(action, { method: 'POST', body, headers: { Origin: 'https://appleid.apple.com' } })
}
