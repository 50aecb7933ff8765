import { Hono } from 'hono'
import type { ApiDependencies, SignInProviders } from '@tandem/api-server'
import { createShop, createWooCommerce } from '@tandem/provider-simulator'
import { openSample } from '@tandem/provider-simulator/node'
import type { Settings } from '../settings.ts'
import { demoLastDay } from './last-day.ts'
import { openDemoSignIn } from './sign-in.ts'
import { demoSignIn, seedWorkspace } from './workspace.ts'

/** A demo beside the product: an account, and shops on loopback that can be connected like real ones. */
export interface Demo {
  signIn: { email: string; password: string }
  /** Origins that the simulated shops have: the only private addresses that are called. */
  origins: string[]
  /** Who can be signed in with, without a network. */
  signInProviders: SignInProviders
  routes: Hono
  seed(dependencies: ApiDependencies): Promise<void>
}

const mountedAt = '/demo/shops'

/** Open to everyone who reads this: they open a simulated shop, nothing else. */
const key = { consumerKey: 'ck_demo', consumerSecret: 'cs_demo', permission: 'read' } as const

export async function openDemo({ port, dataFolder, appUrl }: Settings): Promise<Demo> {
  const origin = `http://127.0.0.1:${port}`
  const today = new Date().toISOString().slice(0, 10)
  const shop = createShop({
    name: 'oak-workshop',
    title: 'Oak Workshop',
    keys: [key],
    dataset: await openSample(),
    shiftToEnd: await demoLastDay(dataFolder, today),
  })
  const signIn = await openDemoSignIn(appUrl)
  const routes = new Hono()
  routes.route('/', signIn.routes)
  routes.route(mountedAt, createWooCommerce({ shops: [shop] }))
  // Not part of the contract: the connect dialog offers these so that nobody has to look for keys.
  routes.get('/api/demo', (context) =>
    context.json({
      stores: [
        {
          name: shop.title,
          url: `${origin}${mountedAt}/${shop.name}`,
          consumer_key: key.consumerKey,
          consumer_secret: key.consumerSecret,
          currency: shop.currency,
        },
      ],
    }),
  )
  return {
    signIn: demoSignIn,
    origins: [origin],
    signInProviders: signIn.providers,
    routes,
    seed: seedWorkspace,
  }
}
