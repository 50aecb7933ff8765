import { ProviderError } from '@tandem/connectors'
import type { ProviderThread } from '@tandem/connectors/node'
import { sign } from '@tandem/provider-simulator'

/** The largest body of a delivery that the server accepts. */
const deliveryBytes = 5 * 2 ** 20
const secret = 'webhook-secret'

/** Receives the order at an address as the server receives a delivery, and reads it with a valid signature. */
export async function deliver(
  thread: ProviderThread,
  provider: 'woocommerce' | 'shopify',
  orderAddress: string,
) {
  const body = await receive(orderAddress)
  const signature = await sign(body, secret)
  const headers: HeadersInit =
    provider === 'shopify'
      ? { 'X-Shopify-Hmac-Sha256': signature, 'X-Shopify-Topic': 'orders/updated' }
      : { 'X-WC-Webhook-Signature': signature, 'X-WC-Webhook-Topic': 'order.updated' }
  const reading = await thread.readWebhook(provider, { headers: new Headers(headers), body, secret })
  if (reading.kind === 'refused') throw new ProviderError('unexpected_data', reading.reason)
  return reading
}

async function receive(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address, {
    headers: { Authorization: `Basic ${btoa('ck_right:cs_right')}` },
    redirect: 'manual',
  }).catch(() => null)
  const pieces: Uint8Array[] = []
  let length = 0
  try {
    for await (const piece of answer?.body ?? []) {
      pieces.push(piece)
      length += piece.byteLength
      if (length > deliveryBytes) throw tooLarge()
    }
  } catch (error) {
    if (error instanceof ProviderError) throw error
    // The body broke off; the server would refuse it.
    throw new ProviderError('unexpected_data', 'The delivery broke off.')
  }
  return new Uint8Array(Buffer.concat(pieces))
}

const tooLarge = () => new ProviderError('unexpected_data', 'The delivery is too large.')
