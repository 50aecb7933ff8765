import { basePath } from '@tandem/api-contract'
import type { StoreType } from '@tandem/api-contract'
import type { ApiSettings } from '../../platform/dependencies/dependencies.ts'

/** The path of the public route, followed by a store's key. */
export const webhookPath = `${basePath}/webhooks/stores`

/**
 * Where a store posts its changes; null when it can't reach us. Only a demo's own shops reach it over
 * loopback.
 */
export function webhookAddress(
  { webhookUrl }: Pick<ApiSettings, 'webhookUrl'>,
  { key, type, url }: { key: string; type: StoreType; url: string },
): string | null {
  if (webhookUrl === null) return null
  if (type === 'woocommerce' && isLoopback(webhookUrl) && !isLoopback(url)) return null
  return `${webhookUrl}${webhookPath}/${key}`
}

const isLoopback = (url: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
