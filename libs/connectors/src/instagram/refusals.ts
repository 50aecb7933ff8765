import { ProviderError } from '../provider-error.ts'
import { kept, unexpected } from '../requests/failures.ts'
import type { ProviderWords } from '../requests/failures.ts'

/** How Instagram is spoken of. */
export const words: ProviderWords = {
  name: 'Instagram',
  ifUnreachable: 'It is tried again later; if it stays so, ask whoever runs this server.',
  ifUnreadable: 'It is tried again later; if it stays so, tell us.',
}

const again = 'Connect the account again.'
/** By the subcode of a dead token. */
const endings: Record<number, string> = {
  458: `Our access was removed at Facebook by the person who connected this account. ${again}`,
  459: `Facebook wants the person who connected this account to confirm who they are. Log in at facebook.com and follow its steps, then connect the account again.`,
  460: `The Facebook password of the person who connected this account has changed, which ends the connection. ${again}`,
  463: `The connection has expired. ${again}`,
  464: `The Facebook account of the person who connected this account is not confirmed. Log in at facebook.com and confirm it, then connect the account again.`,
  467: `Facebook has ended the connection, for example after 90 days without use or because the person who connected this account logged out. ${again}`,
  492: `The person who connected this account has no role on its Facebook Page any more. Give them the role back, or let somebody connect the account who has one.`,
}

export const reconnect = (subcode = 0) =>
  new ProviderError(
    'reconnect',
    `${endings[subcode] ?? `Facebook does not accept the connection any more. ${again}`} ${kept}`,
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
    `Instagram does not show ${subject} any more: deleted, or no longer visible to the connection. ${kept} If it is still there, connect the account again.`,
  )

export const usernameNotFound = () =>
  new ProviderError(
    'username_not_found',
    'No professional account of this name can be looked at. Check the spelling; a personal account and one with an age limit cannot be tracked.',
  )

export const blocked = (seconds: number) =>
  new ProviderError(
    'blocked',
    `Facebook has blocked the person who connected this account for a while. ${kept} Log in at facebook.com to see why; the reading is tried again later.`,
    { retryable: true, retry_after_seconds: seconds },
  )

export const wrongCode = () =>
  new ProviderError(
    'wrong_code',
    'This login was used already or took too long. Nothing was connected. Begin again.',
  )

export const wrongApp = (part: 'id' | 'secret') =>
  new ProviderError(
    part === 'id' ? 'wrong_key' : 'wrong_secret',
    `Facebook does not accept the ${part} of our app. ${kept} Ask whoever runs this server to check the app's id and secret.`,
  )

export const failed = (code: number, retryAfter: number | null = null) =>
  new ProviderError(
    'provider_failed',
    `Instagram answered with an error of its own (${code}). ${kept} The reading goes on from there at the next try.`,
    { retryable: true, retry_after_seconds: retryAfter },
  )

export const notData = (retryable = false) =>
  new ProviderError(
    'not_data',
    `Something else than data was answered in Instagram's place. ${kept} It is tried again later; if it stays so, ask whoever runs this server whether something blocks its way to graph.facebook.com.`,
    { retryable },
  )

/** Too many rows at once for Instagram: fewer of them may fit. */
export class TooMuchData extends ProviderError {
  constructor() {
    super('provider_failed', failed(1).message, { retryable: true })
  }
}

/** A parameter is not taken, such as a metric that does not fit the post. */
export class ParameterRefused extends ProviderError {
  constructor(subject: string) {
    super('unexpected_data', unexpected(subject, words).message)
  }
}

/** There are too few people to tell anything of them. */
export class TooFewPeople extends ProviderError {
  constructor(subject: string) {
    super('unexpected_data', unexpected(subject, words).message)
  }
}

/** The post was there before the account became a professional one: it will never have insights. */
export class OlderThanAccount extends ProviderError {
  constructor(subject: string) {
    super('unexpected_data', unexpected(subject, words).message)
  }
}
