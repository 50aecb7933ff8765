import { subjectHash } from './grants.ts'
import type { Grant } from './grants.ts'
import type { OpenIdRules, ProviderPlace } from './open-id-provider.ts'
import { fromBase64url } from './signing-key.ts'

/** The app in Apple's developer account, which has the public half of its key. */
export interface AppleApp {
  client_id: string
  team_id: string
  key_id: string
  public_key: CryptoKey
}

/** Six months, the longest that Apple allows for a client secret. */
const longestSecretSeconds = 15_777_000

/**
 * Apple's rules: the browser posts the answer, the app signs its client secret, only the first answer
 * contains the name, and the verification is a word.
 */
export const appleRules = (
  app: AppleApp,
  { people, ...place }: ProviderPlace,
  now: () => number,
): OpenIdRules => ({
  ...place,
  client_id: app.client_id,
  questions: { provider: 'Apple', people, tellsVerification: true, mayKeepEmail: false, mayHideEmail: true },
  answersByForm: true,
  usesCodeChallenge: false,
  cancelledError: 'user_cancelled_authorize',
  refuseClient: async ({ client_id, client_secret = '' }) =>
    client_id === app.client_id && (await isSecretOf(app, client_secret, place.issuer, now()))
      ? null
      : 'invalid_client',
  subject: async ({ person }) => {
    const hash = await subjectHash('apple', person)
    return `001234.${hash.slice(0, 32)}.0815`
  },
  claims: (grant, subject) => {
    const email = addressOf(grant, subject)
    return {
      nonce_supported: true,
      real_user_status: 2,
      ...(email !== null && {
        email,
        email_verified: String(grant.person.isEmailVerified || grant.hidesEmail),
        is_private_email: String(grant.hidesEmail),
      }),
    }
  },
  beside: ({ isFirst, person: { name, email } }) => {
    if (!isFirst) return {} as Record<string, string>
    const [firstName, ...others] = name.split(' ')
    return {
      user: JSON.stringify({ name: { firstName, lastName: others.join(' ') }, ...(email && { email }) }),
    }
  },
})

const addressOf = ({ person, hidesEmail }: Grant, subject: string) =>
  person.email !== null && hidesEmail ? `${subject.slice(7, 17)}@privaterelay.appleid.com` : person.email

async function isSecretOf(app: AppleApp, secret: string, audience: string, now: number): Promise<boolean> {
  try {
    const [header = '', claims = '', signature = ''] = secret.split('.')
    const { alg, kid } = read(header)
    const { iss, sub, aud, iat, exp } = read(claims)
    const seconds = now / 1000
    const isRightTime =
      Number(iat) <= seconds + 60 &&
      Number(exp) > seconds &&
      Number(exp) - Number(iat) <= longestSecretSeconds
    if (alg !== 'ES256' || kid !== app.key_id || !isRightTime) return false
    if (iss !== app.team_id || sub !== app.client_id || aud !== audience) return false
    return await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      app.public_key,
      fromBase64url(signature),
      new TextEncoder().encode(`${header}.${claims}`),
    )
  } catch {
    return false
  }
}

const read = (part: string) =>
  JSON.parse(new TextDecoder().decode(fromBase64url(part))) as Record<string, unknown>
