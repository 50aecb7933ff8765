import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in connectors. */
export const connectorsMistakes: readonly Mistake[] = [
  {
    name: 'a store at a private address is called',
    file: 'libs/connectors/src/check-store-url.ts',
    from: "if (!isPublicAddress(host)) return refuse('private_address')",
    to: "if (!isPublicAddress(host) && host === '127.0.0.1') return refuse('private_address')",
  },
  {
    name: 'an address of a private network counts as public',
    file: 'libs/connectors/src/public-address.ts',
    from: "parsed.range() === 'unicast' &&",
    to: "parsed.range() !== 'loopback' &&",
  },
  {
    name: 'a name that also leads to a private address is called',
    file: 'libs/connectors/src/node/guarded-fetch.ts',
    from: 'addresses.every(({ address }) => isPublicAddress(address))',
    to: 'addresses.some(({ address }) => isPublicAddress(address))',
  },
  {
    name: 'an answer that is too long is cut in silence',
    file: 'libs/connectors/src/limited-body.ts',
    from: 'else controller.error(tooMuchData())',
    to: 'else controller.terminate()',
  },
  {
    name: 'a wait that is told as a date is a thousand times too long',
    file: 'libs/connectors/src/requests/retry-after.ts',
    from: 'Math.ceil((Date.parse(header) - now) / 1000)',
    to: 'Math.ceil(Date.parse(header) - now)',
  },
  {
    name: 'a limit of calls counts as a failure of the store',
    file: 'libs/connectors/src/requests/patient-requests.ts',
    from: "error instanceof ProviderError && error.retryable && error.kind !== 'rate_limited'",
    to: 'error instanceof ProviderError && error.retryable',
  },
  {
    name: 'a call is tried once more than allowed',
    file: 'libs/connectors/src/requests/patient-requests.ts',
    from: 'count >= patience.tries',
    to: 'count > patience.tries',
  },
  {
    name: 'a bulk file of which lines are missing passes for whole',
    file: 'libs/connectors/src/shopify/bulk-reading.ts',
    from: 'if (found.isLast && lines !== objectCount)',
    to: 'if (found.isLast && lines > objectCount)',
  },
  {
    name: "what changed in the very second of the last sync isn't read",
    file: 'libs/connectors/src/shopify/cursors.ts',
    from: "`updated_at:>='${since}'`",
    to: "`updated_at:>'${since}'`",
  },
  {
    name: "a product whose stock Shopify doesn't track shows a number",
    file: 'libs/connectors/src/shopify/rows.ts',
    from: 'product.tracksInventory ? product.totalInventory : null',
    to: 'product.totalInventory',
  },
  {
    name: 'a test order counts as a sale',
    file: 'libs/connectors/src/shopify/order-status.ts',
    from: "if (order.test) return 'test'",
    to: "if (order.test && order.cancelledAt !== null) return 'test'",
  },
  {
    name: 'a Shopify webhook with a wrong signature is believed',
    file: 'libs/connectors/src/shopify/read-webhook.ts',
    from: 'if (!(await isSigned(delivery, signature)))',
    to: "if (signature === '' && !(await isSigned(delivery, signature)))",
  },
  {
    name: 'an access token that Shopify refused is used again',
    file: 'libs/connectors/src/shopify/access-tokens.ts',
    from: 'if (held?.token === token) held = null',
    to: 'if (held?.token !== token) held = null',
  },
  {
    name: "rows changed in the same second as a page's last are lost",
    file: 'libs/connectors/src/woocommerce/paging.ts',
    from: 'const bound = last === null ? null : secondsLater(last, -1)',
    to: 'const bound = last === null ? null : secondsLater(last, 1)',
  },
  {
    name: 'a changed variation is followed as a product of its own',
    file: 'libs/connectors/src/woocommerce/read-webhook.ts',
    from: 'provider_id: String(isVariation ? parent : id),',
    to: 'provider_id: String(id),',
  },
  {
    name: "a limit that is used up isn't waited for",
    file: 'libs/connectors/src/instagram/limits.ts',
    from: 'if (percent >= stopFrom) stop(seconds ?? restSeconds)',
    to: 'if (percent > 200) stop(seconds ?? restSeconds)',
  },
  {
    name: "a metric that Instagram doesn't share is taken for zero",
    file: 'libs/connectors/src/instagram/metrics.ts',
    from: "typeof value === 'number' && Number.isFinite(value) ? value : null",
    to: "typeof value === 'number' && Number.isFinite(value) ? value : 0",
  },
  {
    name: 'a token of another app counts as ours',
    file: 'libs/connectors/src/instagram/token-facts.ts',
    from: "data.app_id === '' || data.app_id === app.id",
    to: "data.app_id === '' || data.app_id !== ''",
  },
]
