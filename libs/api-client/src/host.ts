/** What the host says about itself in the page that it serves. */
export interface Host {
  /** Set where this is a demo: the account that anyone may sign in with. */
  demo: { email: string; password: string } | null
}

/** What a host says where pages are drawn before they are sent, so that no page can be read yet. */
export interface HostFacts extends Host {
  /** Characters that a new password needs. */
  passwordMinimum: number
  /** Its texts by name, such as `terms`. */
  texts: Readonly<Record<string, string>>
}

let told: HostFacts | null = null

/** Takes what the host says of itself, in a process without a page. */
export function tellHost(facts: HostFacts) {
  told = facts
}

/** What was said with `tellHost`; null in a browser. */
export const readHostFacts = (): HostFacts | null => told

/**
 * Reads `<meta name="tandem-demo" content="EMAIL PASSWORD">`, which a host adds in demo mode only. Without it,
 * or with another content, the product is the real one.
 */
export function readHost(page: Document | undefined = globalThis.document): Host {
  if (page === undefined) return { demo: told?.demo ?? null }
  const content = page.querySelector('meta[name="tandem-demo"]')?.getAttribute('content') ?? ''
  const [email, password, ...rest] = content.trim().split(/\s+/)
  return { demo: email && password && rest.length === 0 ? { email, password } : null }
}
