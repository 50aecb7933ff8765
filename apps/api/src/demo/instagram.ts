import { Hono } from 'hono'
import { instagramConnectors } from '@tandem/api-server'
import type { SocialConnectors } from '@tandem/api-server'
import {
  createInstagram,
  inProcessFetch,
  instagramApp,
  managedAccounts,
  publicAccounts,
} from '@tandem/provider-simulator'
import { addDays } from '@tandem/format'
import type { Instagram, InstagramAccount, LinkedProduct } from '@tandem/provider-simulator'

/** A simulated Instagram, which can be connected like the real one. */
export interface DemoInstagram {
  connectors: SocialConnectors
  routes: Hono
  /** The counts of an account at a time (milliseconds since 1970); undefined if there is no such account. */
  countsAt: Instagram['countsAt']
  /** The figures of a post up to a time (milliseconds since 1970); undefined before it was published. */
  postFiguresAt: Instagram['postFiguresAt']
  /** Grants everything that the dialog at an address asks a person for. Returns the parameters of the callback page. */
  answerDialog(address: string, person: string): Promise<Record<string, string>>
  publishedPosts: Instagram['publishedPosts']
}

const mountedAt = '/demo/instagram'

/**
 * The age of accounts in days. Own accounts: a year and the days that it is compared with; others: enough for the first
 * view of their lists.
 */
const daysOpen = { own: 400, others: 100 }

/**
 * All accounts, but younger and with fewer posts than in the simulator, because people who open the demo wait until
 * they are synced.
 */
function youngAccounts(lastDay: string) {
  const from = (days: number) => {
    const first = addDays(lastDay, -days)
    const later = (day: string) => (day > first ? day : first)
    return (account: InstagramAccount): InstagramAccount => ({
      ...account,
      opened: later(account.opened),
      professionalSince: later(account.professionalSince),
      postsPerWeek: account.postsPerWeek / 2,
    })
  }
  return [...managedAccounts.map(from(daysOpen.own)), ...publicAccounts.map(from(daysOpen.others))]
}

/**
 * Serves its dialog and pictures under the host's own address, and answers calls in this process. Some posts link to
 * the products.
 */
export function openDemoInstagram(
  appUrl: string,
  callbackUrl: string,
  products: readonly LinkedProduct[],
  lastDay: string,
): DemoInstagram {
  const { app, addresses, publishedPosts, countsAt, postFiguresAt } = createInstagram({
    address: `${appUrl}${mountedAt}`,
    redirectUris: [callbackUrl],
    products,
    accounts: youngAccounts(lastDay),
  })
  const routes = new Hono().route(mountedAt, app)
  return {
    routes,
    publishedPosts,
    countsAt,
    postFiguresAt,
    async answerDialog(address, person) {
      const body = new URLSearchParams({ person, decision: 'allow' })
      const answer = await routes.request(address, { method: 'POST', body })
      const location = answer.headers.get('Location')
      if (location === null) throw new Error(`The dialog did not go on: ${await answer.text()}`)
      return Object.fromEntries(new URL(location).searchParams)
    },
    connectors: instagramConnectors({
      app: { id: instagramApp.app_id, secret: instagramApp.app_secret, callbackUrl },
      fetch: inProcessFetch(routes),
      dialogAddress: addresses.dialog,
      graphAddress: addresses.graph,
    }),
  }
}
