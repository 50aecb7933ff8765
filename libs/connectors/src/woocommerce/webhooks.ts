import * as v from 'valibot'
import { ProviderError } from '../provider-error.ts'
import { parsed } from '../requests/parsed.ts'
import type { StoreSubscription } from '../store-connector.ts'
import { pageAnswer } from '../json-measure.ts'
import { BoundedText } from '../text-schemas.ts'
import { RouteMissing, RowMissing } from './refusals.ts'
import type { StoreClient } from './store-client.ts'

const topics = ['order', 'product', 'customer']
  .flatMap((resource) => ['created', 'updated', 'deleted', 'restored'].map((event) => `${resource}.${event}`))
  // Customers have no trash to be restored from.
  .filter((topic) => topic !== 'customer.restored')

const Webhook = v.object({
  id: v.pipe(v.number(), v.integer()),
  topic: BoundedText(200),
  delivery_url: v.string(),
})
type Webhook = v.InferOutput<typeof Webhook>

const subject = 'webhooks'
const path = '/webhooks'
const pageSize = 100

/** Webhooks of one store; those of other addresses are never changed. */
export interface StoreWebhooks {
  subscribe(address: string, secret: string, signal?: AbortSignal): Promise<StoreSubscription>
  unsubscribe(address: string, signal?: AbortSignal): Promise<void>
}

export function storeWebhooks(client: StoreClient): StoreWebhooks {
  const remove = async (id: number, signal?: AbortSignal) => {
    try {
      await client.change('DELETE', {
        path: `${path}/${id}`,
        subject,
        signal,
        query: () => ({ force: 'true' }),
      })
    } catch (error) {
      if (!(error instanceof RowMissing)) throw error
    }
  }

  const subscribe = async (address: string, secret: string, signal?: AbortSignal) => {
    const present = await webhooksOf(client, address, signal)
    for (const topic of topics) {
      const [first, ...others] = present.filter((webhook) => webhook.topic === topic)
      // The secret is never returned, and a webhook that failed too often is switched off: both are set
      // again.
      const body = { topic, delivery_url: address, secret, status: 'active', name: `Tandem: ${topic}` }
      await (first
        ? client.change('PUT', { path: `${path}/${first.id}`, subject, signal, body })
        : client.change('POST', { path, subject, signal, body }))
      for (const { id } of others) await remove(id, signal)
    }
  }

  return {
    async subscribe(address, secret, signal) {
      try {
        await subscribe(address, secret, signal)
      } catch (error) {
        const missing = refusalOfWebhooks(error)
        if (missing === null) throw error
        return { kinds: [], secret: null, missing }
      }
      return { kinds: ['orders', 'products', 'customers'], secret, missing: null }
    },
    async unsubscribe(address, signal) {
      for (const { id } of await webhooksOf(client, address, signal)) await remove(id, signal)
    },
  }
}

async function webhooksOf(client: StoreClient, address: string, signal?: AbortSignal): Promise<Webhook[]> {
  const found: Webhook[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await client.get({
      path,
      subject,
      limits: pageAnswer,
      signal,
      query: () => ({
        page: String(page),
        per_page: String(pageSize),
        _fields: 'id,topic,delivery_url',
      }),
    })
    const webhooks = parsed(v.array(v.unknown()), body, subject)
    // An unreadable one isn't ours.
    const readable = webhooks.filter((webhook) => v.is(Webhook, webhook))
    found.push(...readable.filter(({ delivery_url }) => delivery_url === address))
    if (webhooks.length < pageSize || page === 50) return found
  }
}

function refusalOfWebhooks(error: unknown): string | null {
  if (error instanceof RouteMissing)
    return 'This store doesn’t support webhooks, so we check for changes regularly.'
  if (error instanceof ProviderError && error.kind === 'missing_permission')
    return 'The key may only read, so the store cannot tell us of changes: they are found by reading it regularly. For changes within seconds give the key the permission Read/Write in WooCommerce → Settings → Advanced → REST API.'
  return null
}
