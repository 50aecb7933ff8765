import { proofOf, readToken, writeToken } from '../login/token.ts'
import type { TokenContent } from '../login/token.ts'
import type { Call, SignedCall } from './call.ts'
import { deadToken, GraphError } from './graph-error.ts'

/** Sixty days. */
const longLife = 5_184_000_000

const codeErrors = {
  unknown: { subcode: 36_007, message: 'Invalid verification code format.' },
  used: { subcode: 36_009, message: 'This authorization code has been used.' },
  expired: { subcode: 36_007, message: 'This authorization code has expired.' },
} as const

const refuse = (message: string, subcode?: number) => new GraphError({ code: 100, subcode, message })

const answerToken = async ({ settings, now }: Call, token: TokenContent) => ({
  access_token: await writeToken(token, settings.app.app_secret),
  token_type: 'bearer',
  expires_in: Math.max(0, Math.floor((token.expires - now) / 1000)),
})

const exchange = async (call: Call): Promise<object> => {
  const { query, sessions, settings, now } = call
  const token = await readToken(query.get('fb_exchange_token') ?? '', settings.app.app_secret)
  if (!token)
    throw new GraphError({ code: 190, message: 'Invalid OAuth access token - Cannot parse access token' })
  const end = sessions.endOf(token)
  if (end) throw deadToken(end, settings.app.app_id)
  if (token.expires !== 0 && now >= token.expires) throw deadToken('expired', settings.app.app_id)
  const isLong = token.expires - token.issued > 86_400_000
  return answerToken(call, isLong ? token : { ...token, issued: now, expires: now + longLife })
}

/** `/oauth/access_token`: gives a token for a code, or a long-lived token for a short-lived one. */
export const giveToken = async (call: Call): Promise<object> => {
  const { query, sessions, settings } = call
  if (query.get('client_id') !== settings.app.app_id)
    throw new GraphError({
      code: 101,
      message: 'Error validating application. Cannot get application info due to a system error.',
    })
  if (query.get('client_secret') !== settings.app.app_secret)
    throw new GraphError({ code: 1, message: 'Error validating client secret.' })
  if (query.get('grant_type') === 'fb_exchange_token') return exchange(call)
  const code = query.get('code')
  if (code === null) throw refuse('Missing authorization code')
  const taken = sessions.takeCode(code)
  if (typeof taken === 'string') throw refuse(codeErrors[taken].message, codeErrors[taken].subcode)
  if (taken.redirectUri !== query.get('redirect_uri'))
    throw refuse(
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
      36_008,
    )
  return answerToken(call, taken.token)
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

/** `/debug_token`: describes a token, for the app only. */
export const debugToken = async (call: Call, asking: string | null): Promise<object> => {
  const { query, sessions, settings, now, world } = call
  const { app_id, app_secret } = settings.app
  const proof = query.get('appsecret_proof')
  if (asking !== `${app_id}|${app_secret}`)
    throw new GraphError({ code: 190, message: 'Invalid OAuth access token signature.' })
  if (proof !== null && proof !== (await proofOf(asking, app_secret)))
    throw new GraphError({
      code: 100,
      type: 'GraphMethodException',
      message: 'Invalid appsecret_proof provided in the API argument',
    })
  const token = await readToken(query.get('input_token') ?? '', app_secret)
  if (!token)
    return {
      data: {
        error: { code: 190, message: 'Invalid OAuth access token - Cannot parse access token' },
        is_valid: false,
        scopes: [],
      },
    }
  const end = sessions.endOf(token) ?? (token.expires !== 0 && now >= token.expires ? 'expired' : undefined)
  const scopes = token.granted.filter((name) => sessions.statusOf(token, name) === 'granted')
  const person = world.people.find(({ key }) => key === token.person)
  const targets = (name: string) => {
    if (name.startsWith('instagram_')) return { target_ids: token.accounts }
    return name.startsWith('pages_') ? { target_ids: token.pages } : {}
  }
  return {
    data: {
      app_id,
      type: token.page === undefined ? 'USER' : 'PAGE',
      application: 'Tandem',
      ...(token.page !== undefined && { profile_id: token.page }),
      data_access_expires_at: seconds(token.dataUntil),
      expires_at: seconds(token.expires),
      issued_at: seconds(token.issued),
      is_valid: end === undefined,
      ...(end && { error: errorOf(deadToken(end, app_id)) }),
      scopes,
      granular_scopes: scopes.map((scope) => ({ scope, ...targets(scope) })),
      user_id: person?.id,
    },
  }
}

const errorOf = ({ content: { code, subcode, message } }: GraphError) => ({ code, message, subcode })

/** `/me/permissions`: lists what was granted and declined, or withdraws all or one of them. */
export const answerPermissions = (call: SignedCall, method: string, one: string | undefined): object => {
  const { sessions, token, person } = call
  if (method === 'DELETE') {
    if (one === undefined) sessions.endTokens(person.key, 'app-removed')
    else sessions.withdraw(person.key, one)
    return { success: true }
  }
  return {
    data: token.asked.map((permission) => ({ permission, status: sessions.statusOf(token, permission) })),
  }
}
