import { Hono } from 'hono'
import { applyFault } from '../faults/apply-fault.ts'
import type { FaultList } from '../faults/fault-list.ts'
import { hexHmac } from '../hmac.ts'
import { readConsent } from './consent.ts'
import type { ConsentFields, ConsentQuestions } from './consent.ts'
import { consentPage } from './consent-page.ts'
import { digitsOf, subjectHash } from './grants.ts'
import type { Grants } from './grants.ts'
import { messages } from './messages.ts'
import type { ProviderPlace } from './open-id-provider.ts'

/** The app's credentials in Meta's dashboard. */
export interface FacebookApp {
  app_id: string
  app_secret: string
}

const graphError = (message: string, code: number) => ({
  error: { message, type: 'OAuthException', code, fbtrace_id: 'A0demo' },
})

/** Facebook: plain OAuth for both its hosts at once, a proof with each request, and possibly no address. */
export const createFacebook = (
  { app_id, app_secret }: FacebookApp,
  { assets, redirectUris, people }: Omit<ProviderPlace, 'issuer'>,
  { grants, faults }: { grants: Grants; faults: FaultList },
): Hono => {
  const app = new Hono()
  const questions: ConsentQuestions = {
    provider: 'Facebook',
    people,
    tellsVerification: false,
    mayKeepEmail: true,
    mayHideEmail: false,
  }
  const version = '/:version{v\\d+\\.\\d+}'

  app.get(`${version}/*`, async (context, next) => {
    const path = context.req.path
    const asked = ['/oauth/access_token', '/me'].find((ending) => path.endsWith(ending))
    const fault = asked && faults.take(asked, new URL(context.req.url).searchParams)
    if (!fault) return next()
    return applyFault(fault, context.req.raw.signal, async () => {
      await next()
      return context.res
    })
  })

  const refusalOf = (query: Record<string, string>): string | null => {
    if (query['client_id'] !== app_id) return 'Invalid App ID'
    if (!redirectUris.includes(query['redirect_uri'] ?? '')) return 'URL blocked'
    return null
  }

  app.get(`${version}/dialog/oauth`, (context) => {
    const refusal = refusalOf(context.req.query())
    if (refusal !== null) return context.text(`${messages.refused}: ${refusal}`, 400)
    return context.html(consentPage(questions, { assets, fields: {}, errors: {} }))
  })

  app.post(`${version}/dialog/oauth`, async (context) => {
    const query = context.req.query()
    const refusal = refusalOf(query)
    if (refusal !== null) return context.text(`${messages.refused}: ${refusal}`, 400)
    const fields = (await context.req.parseBody()) as ConsentFields
    const consent = readConsent(fields, questions)
    const back = (parameters: Record<string, string>) => {
      const address = new URL(query['redirect_uri'] ?? '')
      const complete = { ...parameters, ...(query['state'] !== undefined && { state: query['state'] }) }
      for (const [name, value] of Object.entries(complete)) address.searchParams.set(name, value)
      // Facebook appends this fragment; apps have to remove it.
      return context.redirect(`${address}#_=_`, 303)
    }
    if (consent === 'cancelled') {
      return back({
        error: 'access_denied',
        error_code: '200',
        error_description: 'Permissions error',
        error_reason: 'user_denied',
      })
    }
    if ('errors' in consent) {
      return context.html(consentPage(questions, { assets, fields, errors: consent.errors }), 422)
    }
    const { code } = grants.give(
      { ...consent, redirect_uri: query['redirect_uri'] ?? '', nonce: null, code_challenge: null },
      `facebook:${consent.person.email ?? consent.person.name}`,
    )
    return back({ code })
  })

  app.get(`${version}/oauth/access_token`, (context) => {
    const { client_id, client_secret, redirect_uri, code = '' } = context.req.query()
    if (client_id !== app_id || client_secret !== app_secret) {
      return context.json(graphError('Error validating client secret.', 1), 400)
    }
    const grant = grants.take(code)
    if (!grant) return context.json(graphError('This authorization code has been used.', 100), 400)
    if (grant.redirect_uri !== redirect_uri) {
      return context.json(graphError('Error validating verification code.', 100), 400)
    }
    return context.json({
      access_token: grants.giveToken(grant),
      token_type: 'bearer',
      expires_in: 5_183_944,
    })
  })

  app.get(`${version}/me`, async (context) => {
    const { access_token = '', appsecret_proof, fields = 'id,name' } = context.req.query()
    const grant = grants.ofToken(access_token)
    if (!grant) return context.json(graphError('Invalid OAuth access token.', 190), 400)
    if (appsecret_proof !== (await hexHmac(access_token, app_secret))) {
      return context.json(graphError('Invalid appsecret_proof provided in the API argument', 100), 400)
    }
    const { name, email } = grant.person
    const id = digitsOf(await subjectHash('facebook', grant.person), 17)
    const known = { id, name, ...(grant.sharesEmail && email !== null && { email }) }
    const asked = new Set([...fields.split(','), 'id'])
    return context.json(Object.fromEntries(Object.entries(known).filter(([field]) => asked.has(field))))
  })
  return app
}
