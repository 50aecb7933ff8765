import * as v from 'valibot'
import { ProviderError } from '../provider-error.ts'
import { Text } from '../text-schemas.ts'
import type { StoreClient } from './store-client.ts'

const maxStatuses = 100

/** A shop that chose none has an empty text. */
const Setting = v.object({
  value: v.union([
    v.pipe(v.array(Text), v.maxLength(maxStatuses)),
    v.pipe(
      v.literal(''),
      v.transform((): string[] => []),
    ),
  ]),
})

/**
 * The statuses that WooCommerce's own analytics leaves out, as set in the shop (Analytics, Settings); null
 * when the shop is older than that setting, or the key may not read it.
 */
export async function excludedStatuses(client: StoreClient, signal?: AbortSignal): Promise<string[] | null> {
  try {
    const { body } = await client.get({
      path: '/settings/wc_admin/woocommerce_excluded_report_order_statuses',
      subject: 'the settings',
      signal,
      query: () => ({ _fields: 'value' }),
    })
    const setting = v.safeParse(Setting, body)
    if (!setting.success) return null
    const statuses = setting.output.value.map((status) => status.replace(/^wc-/, '')).filter(Boolean)
    return [...new Set(statuses)]
  } catch (error) {
    if (error instanceof ProviderError && !error.retryable) return null
    throw error
  }
}
