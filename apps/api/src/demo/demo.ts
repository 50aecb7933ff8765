import { Hono } from 'hono'
import type { ApiDependencies, SignInProviders, SocialConnectors } from '@tandem/api-server'
import { instagramCallback } from '../instagram-settings.ts'
import type { Settings } from '../settings.ts'
import { openDemoInstagram } from './instagram.ts'
import { demoLastDay } from './last-day.ts'
import { openDemoShops } from './shops.ts'
import { openDemoSignIn } from './sign-in.ts'
import { withShortLinks } from './short-links.ts'
import { demoSignIn, seedWorkspace } from './workspace.ts'

/** A demo beside the product: an account, and shops on loopback that can be connected like real ones. */
export interface Demo {
  signIn: { email: string; password: string }
  /** Origins that the simulated shops have: the only private addresses that are called. */
  origins: string[]
  shopAddress: (name: string) => string
  /** Who can be signed in with, without a network. */
  signInProviders: SignInProviders
  /** Accounts that can be connected, without a network. */
  instagram: SocialConnectors
  routes: Hono
  /** The queues of the product, with what the demo does besides. */
  withShortLinks: typeof withShortLinks
  seed(dependencies: ApiDependencies): Promise<void>
}

export async function openDemo({ port, dataFolder, appUrl }: Settings): Promise<Demo> {
  const origin = `http://127.0.0.1:${port}`
  const shops = await openDemoShops(origin, await demoLastDay(dataFolder, new Date()))
  const signIn = await openDemoSignIn(appUrl)
  const instagram = openDemoInstagram(appUrl, instagramCallback(appUrl), shops.products)
  shops.bringBuyers(instagram.publishedPosts)
  const routes = new Hono()
  routes.route('/', signIn.routes)
  routes.route('/', shops.routes)
  routes.route('/', instagram.routes)
  // Not part of the contract: see `openDemoShops`.
  routes.get('/api/demo', (context) => context.json({ stores: shops.stores }))
  return {
    signIn: demoSignIn,
    origins: [origin],
    shopAddress: shops.shopAddress,
    signInProviders: signIn.providers,
    instagram: instagram.connectors,
    routes,
    withShortLinks,
    seed: seedWorkspace,
  }
}
