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

/** Instagram on loopback, which can be connected like the real one. */
export interface DemoInstagram {
  connectors: SocialConnectors
  routes: Hono
  /** How an account stood at a time, in milliseconds; undefined where there is none. */
  countsAt: Instagram['countsAt']
  /** Grants all that the dialog at an address asks of a person; answers what the callback page is called with. */
  answerDialog(address: string, person: string): Promise<Record<string, string>>
  publishedPosts: Instagram['publishedPosts']
}

const mountedAt = '/demo/instagram'

/** Of own accounts a year and the days before it that figures are compared with; of others what their lists show first. */
const daysOpen = { own: 400, others: 100 }

/** Everybody's accounts, younger and quieter than they are: whoever opens the demo waits until they are read. */
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

/** Its dialog and pictures under our own address, its answers in this process; posts lead to the products now and then. */
export function openDemoInstagram(
  appUrl: string,
  callbackUrl: string,
  products: readonly LinkedProduct[],
  lastDay: string,
): DemoInstagram {
  const { app, addresses, publishedPosts, countsAt } = createInstagram({
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
