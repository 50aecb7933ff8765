import type { Shop } from './shop.ts'

/** Uninstalls an app from a Shopify shop: it gets one last webhook, then its access ends. */
export const uninstallApp = (shop: Shop, clientId: string): void => {
  const app = shop.apps.find((candidate) => candidate.clientId === clientId)
  if (!app) throw new RangeError(`The shop ${shop.name} has no app ${clientId}`)
  shop.deliveries.announce({ resource: 'app', event: 'uninstalled', clientId })
  shop.apps = shop.apps.filter((candidate) => candidate !== app)
  const { webhooks } = shop.deliveries
  const kept = webhooks.filter(({ details }) => !('app' in details) || details.app !== app)
  webhooks.splice(0, webhooks.length, ...kept)
}
