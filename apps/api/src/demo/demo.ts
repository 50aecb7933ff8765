import { Hono } from 'hono'
import type { ApiDependencies, SignInProviders, SocialConnectors } from '@tandem/api-server'
import { instagramCallback } from '../instagram-settings.ts'
import type { Settings } from '../settings.ts'
import { mailboxPath } from '../mailbox/mailbox-page.ts'
import { openDemoInstagram } from './instagram.ts'
import { demoLastDay } from './last-day.ts'
import { openDemoShops } from './shops.ts'
import { openDemoSignIn } from './sign-in.ts'
import { withShortLinks } from './short-links.ts'
import type { InProcessApi } from './sample/api-caller.ts'
import { trackableAccounts } from './sample/connect.ts'
import { openDemoSample } from './sample/demo-sample.ts'
import type { DemoSample } from './sample/demo-sample.ts'
import { sampleRoutes } from './sample/sample-routes.ts'
import { offeredSignIn } from './offered-sign-in.ts'

/** A demo beside the product: a user, and shops on loopback that can be connected like real ones. */
export interface Demo {
  /** The address of its mailbox; null if a mail server sends its mail. */
  mailbox: string | null
  /** The origins of the simulated shops: the only private addresses that the product may call. */
  origins: string[]
  shopAddress: (name: string) => string
  /** Simulated sign-in providers, which need no network. */
  signInProviders: SignInProviders
  /** Simulated Instagram accounts, which need no network. */
  instagram: SocialConnectors
  routes: Hono
  /** Adds the demo's own work to the product's queues. */
  withShortLinks: typeof withShortLinks
  /** Creates the demo's team, and what fills it once the host can be reached. */
  openSample: (product: {
    dependencies: ApiDependencies
    api: InProcessApi
    say: (line: string) => void
  }) => Promise<DemoSample & { routes: Hono; signIn: ReturnType<typeof offeredSignIn> }>
}

export async function openDemo({ port, dataFolder, appUrl, startsEmpty, mail }: Settings): Promise<Demo> {
  const origin = `http://127.0.0.1:${port}`
  const lastDay = await demoLastDay(dataFolder, new Date())
  const shops = await openDemoShops(origin, lastDay)
  const signIn = await openDemoSignIn(appUrl)
  const instagram = openDemoInstagram(appUrl, instagramCallback(appUrl), shops.products, lastDay)
  const sales = shops.bringBuyers(instagram.publishedPosts)
  const mailbox = mail ? null : mailboxPath
  const facts = { stores: shops.stores, accounts: trackableAccounts, mailbox }
  const routes = new Hono()
  routes.route('/', signIn.routes)
  routes.route('/', shops.routes)
  routes.route('/', instagram.routes)
  return {
    mailbox,
    origins: [origin],
    shopAddress: shops.shopAddress,
    signInProviders: signIn.providers,
    instagram: instagram.connectors,
    routes,
    withShortLinks,
    async openSample({ dependencies, api, say }) {
      const parts = { stores: shops.stores, instagram, sales }
      const sample = await openDemoSample({ dependencies, api, dataFolder, startsEmpty, parts, say })
      return {
        ...sample,
        routes: sampleRoutes({ sample, api, dependencies, facts }),
        signIn: offeredSignIn(dependencies),
      }
    },
  }
}
