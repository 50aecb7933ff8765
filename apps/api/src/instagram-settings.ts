import * as v from 'valibot'
import { SettingsError } from './settings-error.ts'
import { unset } from './unset-setting.ts'

/** The environment variables of the app through which Instagram accounts are connected. */
export const instagramEnvironment = {
  INSTAGRAM_APP_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{5,30}$/, 'must be a number'),
      v.description('the app at Meta through which Instagram accounts are connected'),
      unset('none: only the demo connects'),
    ),
  ),
  INSTAGRAM_APP_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\S{1,400}$/, 'must be as Meta gave it, without blanks'),
      v.description('the secret of the same app'),
      unset('none'),
    ),
  ),
}

/**
 * The app at Meta through which accounts are connected. Null: no accounts can be connected, except in the
 * demo.
 */
export type InstagramSettings = { id: string; secret: string } | null

/** The address to which the dialog redirects, which the app's settings at Meta must contain. */
export const instagramCallback = (appUrl: string) => `${appUrl}/integrations/social-media/callback/instagram`

/** Reads both settings or none. @throws SettingsError naming the one that is missing */
export function readInstagramSettings({
  INSTAGRAM_APP_ID: id,
  INSTAGRAM_APP_SECRET: secret,
}: Partial<Record<keyof typeof instagramEnvironment, string>>): InstagramSettings {
  if (id === undefined && secret === undefined) return null
  if (id === undefined) throw new SettingsError('INSTAGRAM_APP_ID', 'is needed with INSTAGRAM_APP_SECRET')
  if (secret === undefined) throw new SettingsError('INSTAGRAM_APP_SECRET', 'is needed with INSTAGRAM_APP_ID')
  return { id, secret }
}
