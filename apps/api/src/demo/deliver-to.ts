/** Brings what the demo's shops tell to one origin: whoever reaches a demo can subscribe any address. */
export const deliverTo =
  (origin: string, deliver: typeof fetch = fetch): typeof fetch =>
  async (address, init) => {
    const { origin: asked } = new URL(address instanceof Request ? address.url : address)
    if (asked !== origin) throw new TypeError(`a demo delivers to ${origin} alone`)
    return deliver(address, { ...init, redirect: 'error' })
  }
