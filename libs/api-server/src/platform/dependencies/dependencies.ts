import type { Limit, SocialNetwork, StoreType } from '@tandem/api-contract'
import type {
  ProviderFetch,
  ShopifyCredentials,
  SocialAccount,
  SocialLogin,
  StoreConnector,
  WebhookDelivery,
  WebhookReading,
} from '@tandem/connectors'
import type { SignInProviders } from './social-provider.ts'
import type { WholeDatabase } from '../database/database.ts'
import type { FilePlace } from '../files/file-place.ts'
import type { Jobs } from '../runs/jobs.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Answered } from '../request/answered.ts'

/** Structured log lines. Never given a secret: no password, token, key or body. */
export interface Log {
  debug(fields: Record<string, unknown>, message: string): void
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
  /** Runs work whose lines all carry these fields; where it is missing, lines carry only their own. */
  within?<T>(fields: Record<string, unknown>, work: () => T): T
}

/** Limits how long the database may hold up an answer. */
export interface DatabaseTime {
  /**
   * Runs a request: all that it asks of the database, one after the other or at once, may take as long as one transaction,
   * with every wait for a connection. Other waits don't count. A request that another makes shares the time of that one.
   */
  ofRequest<T>(work: () => Promise<T>): Promise<T>
  /** Runs what has this time anew for each transaction: exports, and what nobody waits for. */
  apart<T>(work: () => T): T
}

/** Hashes passwords; the hash names its own parameters. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
  /** Whether a hash was made with weaker parameters than new ones are. */
  isOutdated(hash: string): boolean
}

/** Encrypts what must be readable again. `context` is bound to the text: the wrong one does not open it. */
export interface Secrets {
  seal(text: string, context: string): Promise<string>
  /** @throws when the key or the context is not the one it was sealed with */
  open(sealed: string, context: string): Promise<string>
}

/** Counts calls by key. */
export interface Limiter {
  /** Counts one call; the seconds to wait when there were too many, else null. */
  take(key: string): Promise<number | null>
  /** Forgets what was counted. */
  reset(key: string): Promise<void>
}

/** How many calls pass in which time. */
interface AllowedCalls extends Pick<Limit, 'calls' | 'seconds'> {
  /** Counted in each process, and together within a second: no call waits for the count. */
  isGathered?: boolean
}

/** Makes a limiter; those of one name count together, in every process on one database. */
export type LimiterFactory = (name: string, limit: AllowedCalls) => Limiter

/** What a WooCommerce store is read with; kept sealed. */
export interface WooCommerceCredentials {
  url: string
  consumer_key: string
  consumer_secret: string
}

/** What a store is read with, by its kind. */
export type StoreAccess =
  | { type: 'woocommerce'; credentials: WooCommerceCredentials }
  | { type: 'shopify'; credentials: ShopifyCredentials }

/** What a connected account is read with; kept sealed. */
export interface SocialAccess {
  provider_id: string
  page_id: string
  page_token: string
}

/** A network that accounts are connected at. */
export interface SocialConnectors {
  login: SocialLogin
  /** `isPersonWaiting`: failures are told soon rather than waited out. */
  account(access: SocialAccess, options?: { isPersonWaiting?: boolean }): SocialAccount
}

/** The providers, as the host lets us reach them. */
export interface Connectors {
  /** Networks that are not set up are left out. */
  social?: Partial<Record<SocialNetwork, SocialConnectors>>
  /** `currency` is what the store's prices are in; without it the store is asked. */
  store(input: StoreAccess & { currency?: string }): StoreConnector
  /**
   * The address in its normal form.
   * @throws ProviderError for one that may not be called (private networks, other ports), in words for the form
   */
  checkStoreUrl(url: string): string
  /** Fetches what a shop says is a picture, where stores may be called; see `ProviderFetch`. */
  fetchPicture: ProviderFetch
  /** Reads what a store posted to its address; the signature covers the bytes of the body. */
  readWebhook(type: StoreType, delivery: WebhookDelivery & { headers: Headers }): Promise<WebhookReading>
}

/** What a host may choose: how long sessions live, how much is let in, who may register. */
export interface ApiSettings {
  /** Where people open Tandem, without a slash at the end: the only address that links are made from. */
  appUrl: string
  /** Where stores can reach us, as an origin; null where they cannot, and are asked from time to time instead. */
  webhookUrl: string | null
  /** Closed: only invitations make accounts. */
  registration: 'open' | 'closed'
  /** At least 8. */
  passwordMinLength: number
  /** Mails a day that the members of one team can send to addresses they type: invitations, and changes of their own. */
  teamMailsPerDay: number
  /** Stores that a team can connect, archived ones included. */
  storesPerTeam: number
  /** A session that is not used for this long ends. */
  sessionIdleSeconds: number
  /** A session ends after this long, used or not. */
  sessionSeconds: number
  /** General limit of calls, per address. */
  calls: Pick<Limit, 'calls' | 'seconds'>
  /** Limit of all calls that change something, per person. */
  writes: Pick<Limit, 'calls' | 'seconds'>
  /** False in tests and stories, where one address is many people. */
  limitsByAddress: boolean
  /**
   * Milliseconds that an answer takes at least where work for known and unknown addresses differs by fractions of one;
   * 0 in tests, which are not timed.
   */
  evenAnswerMs: number
  /**
   * Which answers are logged: all; those with an error and slow ones (`errors`); these and a share of the others, from
   * 0 to 1; or none (`off`). Failures of our own are logged in any case.
   */
  accessLog: 'all' | 'errors' | 'off' | number
}

/** Everything the API needs from its host: tests choose time, mail, jobs and providers. */
export interface ApiDependencies {
  database: WholeDatabase
  /** The same database for jobs, where it limits how long a statement of a request may take. */
  patientDatabase?: WholeDatabase
  /** The same database for `/readyz`, on a connection that requests do not use up. */
  probeDatabase?: WholeDatabase
  /** For `database`; where it is left out, each transaction has a time of its own. */
  databaseTime?: DatabaseTime
  /** Whether the host is about to stop: `/readyz` then says so, and proxies send new requests elsewhere. */
  isStopping?: () => boolean
  jobs: Jobs
  connectors: Connectors
  /** Who people can sign in with; one that is left out is not offered. */
  signInProviders: SignInProviders
  /** Where the bytes of files lie: in the database unless given. */
  files?: FilePlace
  /** Takes over what the outbox holds; a mail is queued with `queueMail`, never handed over in a request. */
  mail: Mailer
  secrets: Secrets
  passwords: Passwords
  limiter: LimiterFactory
  now: () => Date
  /**
   * Runs work so many milliseconds later, for workers that look for work from time to time: a timer unless given.
   * Tests that move `now` say themselves when to look.
   */
  later?: (work: () => void, ms: number) => void
  log: Log
  /** Hears of each answer, for figures; must not throw. */
  onAnswer?: (answered: Answered) => void
  settings: ApiSettings
  /** The caller's network address. */
  clientAddress: (request: Request, environment: unknown) => string
}

/** The settings of the product as it is served. */
export const defaultSettings: ApiSettings = {
  appUrl: 'http://127.0.0.1:4000',
  webhookUrl: null,
  registration: 'open',
  passwordMinLength: 8,
  teamMailsPerDay: 200,
  storesPerTeam: 50,
  sessionIdleSeconds: 7 * 24 * 3600,
  sessionSeconds: 30 * 24 * 3600,
  calls: { calls: 1200, seconds: 60 },
  writes: { calls: 300, seconds: 60 },
  limitsByAddress: true,
  evenAnswerMs: 100,
  accessLog: 'all',
}
