import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'
import * as v from 'valibot'
import { SettingsError } from './settings-error.ts'
import { unset } from './unset-setting.ts'

const credential = v.pipe(
  v.string(),
  v.regex(/^\S{1,400}$/, 'must be as the provider gave it, without blanks'),
)
const appleId = v.pipe(v.string(), v.regex(/^[A-Z0-9]{10}$/, 'must be ten capital letters and digits'))
const privateKey = v.pipe(
  v.string(),
  // Many stores of settings don't allow line breaks.
  v.transform((text) => text.replaceAll(String.raw`\n`, '\n')),
  v.check(isAppleKey, 'must be the whole content of the .p8 file from Apple, a P-256 key in PEM'),
)

const notOffered = 'none: not offered'

/** The environment variables of sign-in through providers. */
export const socialEnvironment = {
  GOOGLE_CLIENT_ID: v.optional(v.pipe(credential, v.description('sign-in with Google'), unset(notOffered))),
  GOOGLE_CLIENT_SECRET: v.optional(
    v.pipe(credential, v.description('the secret of the same client'), unset('none')),
  ),
  FACEBOOK_APP_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{5,30}$/, 'must be a number'),
      v.description('sign-in with Facebook'),
      unset(notOffered),
    ),
  ),
  FACEBOOK_APP_SECRET: v.optional(
    v.pipe(credential, v.description('the secret of the same app'), unset('none')),
  ),
  APPLE_CLIENT_ID: v.optional(
    v.pipe(credential, v.description('sign-in with Apple: the Services ID'), unset(notOffered)),
  ),
  APPLE_TEAM_ID: v.optional(
    v.pipe(appleId, v.description('the team at Apple, ten characters'), unset('none')),
  ),
  APPLE_KEY_ID: v.optional(v.pipe(appleId, v.description('the key at Apple, ten characters'), unset('none'))),
  APPLE_PRIVATE_KEY: v.optional(
    v.pipe(
      privateKey,
      v.description('the whole content of its `.p8` file, with line breaks or `\\n`'),
      unset('none'),
    ),
  ),
}
type Name = keyof typeof socialEnvironment

/** The providers that people can sign in with, besides a password. Null: not offered. */
export interface SocialSettings {
  google: { client_id: string; client_secret: string } | null
  facebook: { app_id: string; app_secret: string } | null
  apple: { client_id: string; team_id: string; key_id: string; private_key: string } | null
}

/**
 * Reads the providers, each with all of its settings or none. @throws SettingsError naming the one that is
 * missing
 */
export function readSocialSettings(given: Partial<Record<Name, string>>, appUrl: string): SocialSettings {
  const allOf = <const Names extends Record<string, Name>>(names: Names) => {
    const missing = Object.values(names).filter((name) => given[name] === undefined)
    if (missing.length === Object.keys(names).length) return null
    if (missing[0]) {
      const others = Object.values(names).filter((name) => name !== missing[0])
      throw new SettingsError(missing[0], `is needed with ${others.join(', ')}`)
    }
    const values = Object.entries(names).map(([key, name]) => [key, given[name]])
    return Object.fromEntries(values) as Record<keyof Names, string>
  }
  const social = {
    google: allOf({ client_id: 'GOOGLE_CLIENT_ID', client_secret: 'GOOGLE_CLIENT_SECRET' }),
    facebook: allOf({ app_id: 'FACEBOOK_APP_ID', app_secret: 'FACEBOOK_APP_SECRET' }),
    apple: allOf({
      client_id: 'APPLE_CLIENT_ID',
      team_id: 'APPLE_TEAM_ID',
      key_id: 'APPLE_KEY_ID',
      private_key: 'APPLE_PRIVATE_KEY',
    }),
  }
  if (social.apple && !isTakenByApple(appUrl)) {
    throw new SettingsError(
      'APP_URL',
      'must be https with the name of a host: Apple sends nobody back to another',
    )
  }
  return social
}

function isTakenByApple(appUrl: string): boolean {
  const { protocol, hostname } = new URL(appUrl)
  return protocol === 'https:' && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 && hostname !== 'localhost'
}

function isAppleKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    return (
      pem.includes('BEGIN PRIVATE KEY') &&
      asymmetricKeyType === 'ec' &&
      asymmetricKeyDetails?.namedCurve === 'prime256v1'
    )
  } catch {
    return false
  }
}
