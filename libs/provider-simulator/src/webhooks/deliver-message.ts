import { sign } from './sign.ts'
import type { Webhook, WebhookMessage } from './webhook.ts'

/** A message on its way to a webhook. */
export interface Delivery {
  id: string
  webhook: Webhook
  message: WebhookMessage
  at: Date
  tries: number
  isAltered: boolean
}

/** Sends a message. @returns the status of the answer; null when the address can't be reached */
export async function deliverMessage(
  send: typeof fetch,
  { id, webhook, message, at, isAltered }: Delivery,
  isSigned: boolean,
): Promise<number | null> {
  const headers: Record<string, string> = {
    'Content-Type': message.contentType ?? 'application/json',
    ...webhook.headersOf(message, id, at),
  }
  if (isSigned) headers[webhook.signatureHeader] = await sign(message.body, webhook.secret)
  const body = isAltered ? message.body.replace(/\}$/, ',"altered":true}') : message.body
  try {
    const answer = await send(webhook.address, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(webhook.timeoutMs),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return null
  }
}
