import type { InstagramAccount } from '../data/account.ts'
import type { FacebookPage, FacebookPerson } from '../data/people.ts'
import type { Sessions } from '../login/sessions.ts'
import type { TokenContent } from '../login/token.ts'
import type { GraphSettings } from '../settings.ts'
import type { World } from '../world.ts'
import { deadToken, notPermitted } from './graph-error.ts'

/** One request to the Graph API. */
export interface Call {
  world: World
  sessions: Sessions
  settings: GraphSettings
  /** The requested address, with the requested version. */
  url: URL
  query: URLSearchParams
  /** In milliseconds. */
  now: number
  /** The address of the simulator. */
  home: string
}

/** A request with a valid token. */
export interface SignedCall extends Call {
  token: TokenContent
  accessToken: string
  person: FacebookPerson
}

/** Refuses a request whose person hasn't granted a needed permission, or was last there too long ago. */
export const need = ({ sessions, token, now }: SignedCall, ...permissions: string[]): void => {
  const isMissing = permissions.some((permission) => sessions.statusOf(token, permission) !== 'granted')
  const isOver = now > token.dataUntil && permissions.some((name) => name.startsWith('instagram_'))
  if (isMissing || isOver) throw notPermitted()
}

/** Whether a permission is granted. */
export const has = ({ sessions, token }: SignedCall, permission: string): boolean =>
  sessions.statusOf(token, permission) === 'granted'

/** The Page of an account, with the tasks of the token's person. */
export const pageOfAccount = (
  { person, world }: SignedCall,
  account: InstagramAccount,
): FacebookPage | undefined =>
  person.pages.find(
    (page) =>
      page.account !== undefined &&
      world.accounts.find(({ username }) => username === page.account) === account,
  )

/**
 * Whether the token's person may read an account. An account that was granted without its Page is refused as
 * if the person had no role on that Page.
 */
export const mayRead = (call: SignedCall, account: InstagramAccount): boolean => {
  const page = pageOfAccount(call, account)
  const { token, settings } = call
  if (!page || !token.accounts.includes(account.id)) return false
  if (token.page !== undefined && token.page !== page.id) return false
  if (!token.pages.includes(page.id)) throw deadToken('no-page-role', settings.app.app_id)
  return true
}
