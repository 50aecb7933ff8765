import { Hono } from 'hono'
import { applyFault } from '../faults/apply-fault.ts'
import type { FaultList } from '../faults/fault-list.ts'
import { readConsent } from './consent.ts'
import type { ConsentFields, ConsentQuestions } from './consent.ts'
import { consentPage } from './consent-page.ts'
import { formPostPage } from './form-post-page.ts'
import type { Grant, Grants } from './grants.ts'
import { messages } from './messages.ts'
import type { ProviderPerson } from './people.ts'
import { base64url } from './signing-key.ts'
import type { SigningKey } from './signing-key.ts'

/** A provider's address, redirect addresses and people. */
export interface ProviderPlace {
  issuer: string
  /** The address of the pages' style and script. */
  assets: string
  redirectUris: readonly string[]
  people: readonly ProviderPerson[]
}

/** What makes a provider Google or Apple. */
export interface OpenIdRules extends Omit<ProviderPlace, 'people'> {
  client_id: string
  questions: ConsentQuestions
  answersByForm: boolean
  usesCodeChallenge: boolean
  cancelledError: string
  /** The error for a token request whose client may not ask; null if it may. */
  refuseClient(body: Record<string, string>): Promise<string | null>
  subject(grant: Grant): Promise<string>
  claims(grant: Grant, subject: string): Record<string, unknown>
  /** Values in the answer in addition to code and state. */
  beside(grant: Grant): Record<string, string>
}

const lifeSeconds = 3600

/** Creates an OpenID provider: discovery, keys, a consent page, and tokens for codes. */
export const createOpenIdProvider = (
  rules: OpenIdRules,
  { key, grants, faults, now }: { key: SigningKey; grants: Grants; faults: FaultList; now: () => number },
): Hono => {
  const { issuer, assets, questions } = rules
  const app = new Hono()

  // Faults affect the requests that the server makes, not the pages that people see.
  app.on(['GET', 'POST'], ['/.well-known/*', '/jwks', '/token'], async (context, next) => {
    const { pathname, searchParams } = new URL(context.req.url)
    const path = new URL(issuer).pathname
    const fault = faults.take(pathname.slice(pathname.indexOf(path) + path.length), searchParams)
    if (!fault) return next()
    return applyFault(fault, context.req.raw.signal, async () => {
      await next()
      return context.res
    })
  })

  app.get('/.well-known/openid-configuration', (context) => context.json(discovery(rules)))
  app.get('/jwks', async (context) => context.json(await key.jwks()))

  app.get('/authorize', (context) => {
    const refusal = refusalOf(rules, context.req.query())
    if (refusal !== null) return context.text(`${messages.refused}: ${refusal}`, 400)
    return context.html(consentPage(questions, { assets, fields: {}, errors: {} }))
  })

  app.post('/authorize', async (context) => {
    const query = context.req.query()
    const refusal = refusalOf(rules, query)
    if (refusal !== null) return context.text(`${messages.refused}: ${refusal}`, 400)
    const fields = (await context.req.parseBody()) as ConsentFields
    const consent = readConsent(fields, questions)
    if (consent === 'cancelled') return answer(rules, query, { error: rules.cancelledError })
    if ('errors' in consent)
      return context.html(consentPage(questions, { assets, fields, errors: consent.errors }), 422)
    const { code, grant } = grants.give(
      {
        ...consent,
        redirect_uri: query['redirect_uri'] ?? '',
        nonce: query['nonce'] ?? null,
        code_challenge: query['code_challenge'] ?? null,
      },
      `${questions.provider}:${consent.person.email ?? consent.person.name}`,
    )
    return answer(rules, query, { code, ...rules.beside(grant) })
  })

  app.post('/token', async (context) => {
    const body = (await context.req.parseBody()) as Record<string, string>
    const refuse = (error: string) => context.json({ error }, 400)
    const refusal = await rules.refuseClient(body)
    if (refusal !== null) return refuse(refusal)
    if (body['grant_type'] !== 'authorization_code') return refuse('unsupported_grant_type')
    const grant = grants.take(body['code'] ?? '')
    if (!grant || grant.redirect_uri !== body['redirect_uri']) return refuse('invalid_grant')
    if (
      grant.code_challenge !== null &&
      (await challengeOf(body['code_verifier'])) !== grant.code_challenge
    ) {
      return refuse('invalid_grant')
    }
    const issuedAt = Math.floor(now() / 1000)
    const subject = await rules.subject(grant)
    const id_token = await key.sign({
      iss: issuer,
      aud: rules.client_id,
      sub: subject,
      iat: issuedAt,
      exp: issuedAt + lifeSeconds,
      ...(grant.nonce !== null && { nonce: grant.nonce }),
      ...rules.claims(grant, subject),
    })
    return context.json({
      access_token: grants.giveToken(grant),
      token_type: 'Bearer',
      expires_in: lifeSeconds,
      id_token,
    })
  })
  return app
}

/** What a provider says about itself. */
const discovery = ({ issuer, usesCodeChallenge }: OpenIdRules) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  response_modes_supported: ['query', 'form_post'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  ...(usesCodeChallenge && { code_challenge_methods_supported: ['S256'] }),
})

/** Why a request for a sign-in is refused; null when it isn't. */
function refusalOf(rules: OpenIdRules, query: Record<string, string>): string | null {
  if (query['client_id'] !== rules.client_id) return 'invalid_client'
  if (!rules.redirectUris.includes(query['redirect_uri'] ?? '')) return 'redirect_uri_mismatch'
  if (query['response_type'] !== 'code') return 'unsupported_response_type'
  const asksMore = query['scope']?.split(' ').some((scope) => scope !== 'openid')
  if (rules.answersByForm && asksMore && query['response_mode'] !== 'form_post') {
    return 'response_mode must be form_post when name or email scope is requested'
  }
  return null
}

/** Returns the browser to the client: by a form, or by its address. */
function answer(
  { answersByForm, assets, questions }: OpenIdRules,
  query: Record<string, string>,
  fields: Record<string, string>,
): Response | Promise<Response> {
  const complete = { ...fields, ...(query['state'] !== undefined && { state: query['state'] }) }
  const action = query['redirect_uri'] ?? ''
  if (answersByForm) {
    const { provider } = questions
    return htmlResponse(formPostPage({ assets, provider, action, fields: complete }))
  }
  const address = new URL(action)
  for (const [name, value] of Object.entries(complete)) address.searchParams.set(name, value)
  return Response.redirect(address, 303)
}

const htmlResponse = async (content: ReturnType<typeof formPostPage>) =>
  new Response(String(await content), { headers: { 'Content-Type': 'text/html; charset=UTF-8' } })

const challengeOf = async (verifier = ''): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
