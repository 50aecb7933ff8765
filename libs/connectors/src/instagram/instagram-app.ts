import type { ProviderFetch } from '../provider-fetch.ts'
import type { InstagramLimits } from './limits.ts'

/** The app at Meta that people connect their accounts through. */
export interface InstagramApp {
  id: string
  /** Signs what is asked; it never leaves the server but for the exchange of tokens. */
  secret: string
  /** Where the dialog sends the browser back to, exactly as the app's settings have it. */
  callbackUrl: string
}

/** How Instagram is reached; clock and chance are the platform's unless told. */
export interface InstagramOptions {
  app: InstagramApp
  fetch: ProviderFetch
  /** Where the Graph API is, without the version; https://graph.facebook.com unless told. */
  graphAddress?: string
  /** The app's allowance at Meta: give the same one to everything that uses the app. */
  limits?: InstagramLimits
  /** Rejects when the signal is aborted. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Epoch milliseconds. */
  now?: () => number
  random?: () => number
}

/** Without these nothing can be read. */
export const neededPermissions = [
  'instagram_basic',
  'instagram_manage_insights',
  'pages_read_engagement',
  'pages_show_list',
]
/** Shows Pages that belong to a business portfolio; without it all others can be connected. */
export const portfolioPermission = 'business_management'
