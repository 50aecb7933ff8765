import { ProviderError } from '../provider-error.ts'
import { kept, unexpected } from '../requests/failures.ts'
import type { ProviderWords } from '../requests/failures.ts'

/** The texts for Instagram. */
export const words: ProviderWords = {
  name: 'Instagram',
  ifUnreachable: 'We’ll try again later. If it persists, contact your administrator.',
  ifUnreadable: 'We’ll try again later. If it persists, contact us.',
}

const again = 'Connect the account again.'
/** By the subcode of an invalid token. */
const endings: Record<number, string> = {
  458: `Our access was removed at Facebook by the person who connected this account. ${again}`,
  459: `Facebook wants the person who connected this account to confirm who they are. Log in at facebook.com and follow its steps, then connect the account again.`,
  460: `The Facebook password of the person who connected this account has changed, which ends the connection. ${again}`,
  463: `The connection has expired. ${again}`,
  464: `The Facebook account of the person who connected this account is not confirmed. Log in at facebook.com and confirm it, then connect the account again.`,
  467: `Facebook has ended the connection, for example after 90 days without use or because the person who connected this account logged out. ${again}`,
  492: `The person who connected this account no longer has access to its Facebook Page. Restore their access, or have someone with access reconnect it.`,
}

export const reconnect = (subcode = 0) =>
  new ProviderError(
    'reconnect',
    `${endings[subcode] ?? `Facebook no longer accepts the connection. ${again}`} ${kept}`,
  )

export const dataAccessEnded = () =>
  new ProviderError(
    'reconnect',
    `The consent to read this account has lapsed: Facebook wants it renewed every 90 days. ${kept} ${again}`,
  )

export const missingPermission = (subject: string, permissions: string[] = []) =>
  new ProviderError(
    'missing_permission',
    `The connection may not read ${subject}${permissions.length === 0 ? '' : ` (${permissions.join(', ')})`}. ${kept} Connect the account again and leave every permission switched on.`,
  )

export const gone = (subject: string) =>
  new ProviderError(
    'gone',
    `Instagram no longer shows ${subject}: it was deleted, or the connection can’t see it. ${kept} If it is still there, connect the account again.`,
  )

export const usernameNotFound = () =>
  new ProviderError(
    'username_not_found',
    'No professional account found with this name. Check the spelling; personal and age-restricted accounts can’t be tracked.',
  )

export const blocked = (seconds: number) =>
  new ProviderError(
    'blocked',
    `Facebook has blocked the person who connected this account for a while. ${kept} Log in at facebook.com to see why; the reading is tried again later.`,
    { retryable: true, retry_after_seconds: seconds },
  )

export const wrongCode = () =>
  new ProviderError('wrong_code', 'This login has expired. Nothing was connected. Please start again.')

export const wrongApp = (part: 'id' | 'secret') =>
  new ProviderError(
    part === 'id' ? 'wrong_key' : 'wrong_secret',
    `Facebook does not accept the ${part} of our app. ${kept} Ask the person who runs this server to check the app's id and secret.`,
  )

export const failed = (code: number, retryAfter: number | null = null) =>
  new ProviderError(
    'provider_failed',
    `Instagram returned an error (${code}). ${kept} We’ll continue at the next attempt.`,
    { retryable: true, retry_after_seconds: retryAfter },
  )

export const notData = (retryable = false) =>
  new ProviderError(
    'not_data',
    `Something other than data came back in Instagram’s place. ${kept} We’ll try again later. If it doesn’t pass, ask the person who runs this server whether something blocks graph.facebook.com.`,
    { retryable },
  )

/** Too many rows at once for Instagram: fewer may work. */
export class TooMuchData extends ProviderError {
  constructor() {
    super('provider_failed', failed(1).message, { retryable: true })
  }
}

/** A parameter is refused, such as a metric that doesn't fit the post. */
export class ParameterRefused extends ProviderError {
  constructor(subject: string) {
    super('unexpected_data', unexpected(subject, words).message)
  }
}

/** There are too few people to share anything about them. */
export class TooFewPeople extends ProviderError {
  constructor(subject: string) {
    super('unexpected_data', unexpected(subject, words).message)
  }
}

/** The post is older than the professional account: it will never have insights. */
export class OlderThanAccount extends ProviderError {
  constructor(subject: string) {
    super('unexpected_data', unexpected(subject, words).message)
  }
}
