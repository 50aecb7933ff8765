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
import type { Identify } from './host-person.ts'
import type { WholeDatabase } from '../database/database.ts'
import type { FilePlace } from '../files/file-place.ts'
import type { Jobs } from '../runs/jobs.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Answered } from '../request/answered.ts'

/** Structured log lines. Never pass a secret: no password, token, key or body. */
export interface Log {
  debug(fields: Record<string, unknown>, message: string): void
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
  /** Runs work whose lines all carry these fields; without this method, lines carry only their own. */
  within?<T>(fields: Record<string, unknown>, work: () => T): T
}

/** Limits how long the database may delay an answer. */
export interface DatabaseTime {
  /**
   * Runs a request: all its database work, in sequence or in parallel, may take as long as one transaction, including
   * every wait for a connection. Other waits don't count. A request made within another one shares its time.
   */
  ofRequest<T>(work: () => Promise<T>): Promise<T>
  /** Runs work in which each transaction gets the full time: exports, and work that nobody waits for. */
  apart<T>(work: () => T): T
}

/** Hashes passwords; a hash includes its parameters. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
  /** Whether a hash has weaker parameters than new ones. */
  isOutdated(hash: string): boolean
}

/**
 * Encrypts values that must be readable again. `context` is bound to the text: a wrong one does not open it.
 */
export interface Secrets {
  seal(text: string, context: string): Promise<string>
  /** @throws when the key or the context differs from the one it was encrypted with */
  open(sealed: string, context: string): Promise<string>
}

/** Counts calls by key. */
export interface Limiter {
  /** Counts one call; returns the seconds to wait when there were too many, otherwise null. */
  take(key: string): Promise<number | null>
  /** Forgets the count of a key. */
  reset(key: string): Promise<void>
}

/** How many calls are allowed in a period. */
interface AllowedCalls extends Pick<Limit, 'calls' | 'seconds'> {
  /** Counted in each process and added up within a second, so that no call waits for the database. */
  isGathered?: boolean
}

/** Creates a limiter; limiters with the same name count together, in every process on one database. */
export type LimiterFactory = (name: string, limit: AllowedCalls) => Limiter

/** The keys of a WooCommerce store; stored encrypted. */
export interface WooCommerceCredentials {
  url: string
  consumer_key: string
  consumer_secret: string
}

/** The access to a store, by its kind. */
export type StoreAccess =
  | { type: 'woocommerce'; credentials: WooCommerceCredentials }
  | { type: 'shopify'; credentials: ShopifyCredentials }

/** The access to a connected account; stored encrypted. */
export interface SocialAccess {
  provider_id: string
  page_id: string
  page_token: string
}

/** A network at which accounts can be connected. */
export interface SocialConnectors {
  login: SocialLogin
  /** `isPersonWaiting`: report failures soon instead of retrying. */
  account(access: SocialAccess, options?: { isPersonWaiting?: boolean }): SocialAccount
}

/** The providers, as the host allows us to reach them. */
export interface Connectors {
  /** Networks that are not set up are missing. */
  social?: Partial<Record<SocialNetwork, SocialConnectors>>
  /** `currency` is the currency of the store's prices; without it, the store is asked. */
  store(input: StoreAccess & { currency?: string }): StoreConnector
  /**
   * The normalised address.
   * @throws ProviderError for one that may not be called (private networks, other ports), with a message for
   * the form
   */
  checkStoreUrl(url: string): string
  /** Fetches a shop's picture from addresses where stores may be called; see `ProviderFetch`. */
  fetchPicture: ProviderFetch
  /** Reads a delivery that a store posted; the signature covers the bytes of the body. */
  readWebhook(type: StoreType, delivery: WebhookDelivery & { headers: Headers }): Promise<WebhookReading>
}

/** Settings that a host can choose: lifetime of sessions, limits, who may register. */
export interface ApiSettings {
  /** The address where people open Tandem, without a slash at the end: all links are made from it. */
  appUrl: string
  /** The origin where stores can reach us; null when they cannot, so that we ask them regularly instead. */
  webhookUrl: string | null
  /** Closed: accounts can only be created by invitation. */
  registration: 'open' | 'closed'
  /** At least 8. */
  passwordMinLength: number
  /**
   * How many mails per day the members of one team can send to addresses they type: invitations and address
   * changes.
   */
  teamMailsPerDay: number
  /** How many stores a team can connect, including archived ones. */
  storesPerTeam: number
  /** A session ends when it was not used for this long. */
  sessionIdleSeconds: number
  /** A session ends after this long even when it is used. */
  sessionSeconds: number
  /** The general limit of calls per address. */
  calls: Pick<Limit, 'calls' | 'seconds'>
  /** The limit of all changing calls per person. */
  writes: Pick<Limit, 'calls' | 'seconds'>
  /** False in tests and stories, where many people share one address. */
  limitsByAddress: boolean
  /**
   * The minimum duration of an answer, in milliseconds, when the work for known and unknown addresses differs
   * slightly;
   * 0 in tests, which nobody times.
   */
  evenAnswerMs: number
  /**
   * Which answers are logged: `all`; those with an error and slow ones (`errors`); these and a share of the others,
   * from 0 to 1; or none (`off`). Our own failures are always logged.
   */
  accessLog: 'all' | 'errors' | 'off' | number
}

/** Everything the API needs from its host: tests replace time, mail, jobs and providers. */
export interface ApiDependencies {
  database: WholeDatabase
  /** The same database for jobs, when `database` limits the time of a request's statement. */
  patientDatabase?: WholeDatabase
  /** The same database for `/readyz`, on a connection that requests cannot use up. */
  probeDatabase?: WholeDatabase
  /** The time limit of `database`; without it, each transaction has its own time. */
  databaseTime?: DatabaseTime
  /** Whether the host is about to stop: `/readyz` then says so, and proxies send new requests elsewhere. */
  isStopping?: () => boolean
  jobs: Jobs
  connectors: Connectors
  /** The providers that people can sign in with; a missing one is not offered. */
  signInProviders: SignInProviders
  /** The host's own sign-in, if it has one; see `Identify`. Tandem's own works beside it. */
  identify?: Identify
  /** The place for the bytes of files; the database by default. */
  files?: FilePlace
  /** Delivers the outbox; a request queues a mail with `queueMail` and never delivers it. */
  mail: Mailer
  secrets: Secrets
  passwords: Passwords
  limiter: LimiterFactory
  now: () => Date
  /**
   * Runs work after that many milliseconds, for workers that look for work regularly; a timer by default.
   * Tests that move `now` decide themselves when to look.
   */
  later?: (work: () => void, ms: number) => void
  log: Log
  /** Called with each answer, for metrics; must not throw. */
  onAnswer?: (answered: Answered) => void
  settings: ApiSettings
  /** The caller's network address. */
  clientAddress: (request: Request, environment: unknown) => string
}

/** The default settings of the product. */
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
