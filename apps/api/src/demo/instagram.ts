import { Hono } from 'hono'
import { instagramConnectors } from '@tandem/api-server'
import type { SocialConnectors } from '@tandem/api-server'
import { createInstagram, inProcessFetch, instagramApp } from '@tandem/provider-simulator'
import type { Instagram, LinkedProduct } from '@tandem/provider-simulator'

/** Instagram on loopback, which can be connected like the real one. */
interface DemoInstagram {
  connectors: SocialConnectors
  routes: Hono
  publishedPosts: Instagram['publishedPosts']
}

const mountedAt = '/demo/instagram'

/** Its dialog and pictures under our own address, its answers in this process; posts lead to the products now and then. */
export function openDemoInstagram(
  appUrl: string,
  callbackUrl: string,
  products: readonly LinkedProduct[],
): DemoInstagram {
  const { app, addresses, publishedPosts } = createInstagram({
    address: `${appUrl}${mountedAt}`,
    redirectUris: [callbackUrl],
    products,
  })
  const routes = new Hono().route(mountedAt, app)
  return {
    routes,
    publishedPosts,
    connectors: instagramConnectors({
      app: { id: instagramApp.app_id, secret: instagramApp.app_secret, callbackUrl },
      fetch: inProcessFetch(routes),
      dialogAddress: addresses.dialog,
      graphAddress: addresses.graph,
    }),
  }
}
