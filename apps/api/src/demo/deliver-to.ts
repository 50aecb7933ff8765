/**
 * Delivers webhooks of the demo's shops to one origin only, because anybody who reaches a demo can subscribe any
 * address.
 */
export const deliverTo =
  (origin: string, deliver: typeof fetch = fetch): typeof fetch =>
  async (address, init) => {
    const { origin: asked } = new URL(address instanceof Request ? address.url : address)
    if (asked !== origin) throw new TypeError(`a demo delivers to ${origin} alone`)
    return deliver(address, { ...init, redirect: 'error' })
  }
