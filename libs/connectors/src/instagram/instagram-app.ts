import type { ProviderFetch } from '../provider-fetch.ts'
import type { InstagramLimits } from './limits.ts'

/** The Meta app that people connect their accounts through. */
export interface InstagramApp {
  id: string
  /** Signs requests; it only leaves the server to exchange tokens. */
  secret: string
  /** Where the dialog redirects to, exactly as in the app's settings. */
  callbackUrl: string
}

/** How to reach Instagram; clock and randomness are the platform's by default. */
export interface InstagramOptions {
  app: InstagramApp
  fetch: ProviderFetch
  /** The address of the Graph API, without the version; https://graph.facebook.com by default. */
  graphAddress?: string
  /** The app's rate limits at Meta: share one object between everything that uses the app. */
  limits?: InstagramLimits
  /** Rejects when the signal is aborted. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Epoch milliseconds. */
  now?: () => number
  random?: () => number
}

/** Without these permissions nothing can be read. */
export const neededPermissions = [
  'instagram_basic',
  'instagram_manage_insights',
  'pages_read_engagement',
  'pages_show_list',
]
/** Shows Pages in a business portfolio; without it only other Pages can be connected. */
export const portfolioPermission = 'business_management'
