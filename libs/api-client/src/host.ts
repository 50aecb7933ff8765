/** What the host says about itself in its page. */
export interface Host {
  /** The account of a demo that anyone may sign in with; null when none is offered, and outside a demo. */
  demo: { email: string; password: string } | null
}

/** The host's facts for rendering without a document, where no meta tag can be read. */
export interface HostFacts extends Host {
  /** Minimum length of a new password. */
  passwordMinimum: number
  /** Its texts by name, such as `terms`. */
  texts: Readonly<Record<string, string>>
}

let hostFacts: HostFacts | null = null

/** Sets the host's facts in a process without a page. */
export function setHostFacts(facts: HostFacts) {
  hostFacts = facts
}

/** The facts from `setHostFacts`; null in a browser. */
export const readHostFacts = (): HostFacts | null => hostFacts

/**
 * Reads `<meta name="tandem-demo" content="EMAIL PASSWORD">`, which a host adds only in demo mode. Without it, or with
 * other content, no account is offered.
 */
export function readHost(page: Document | undefined = globalThis.document): Host {
  if (page === undefined) return { demo: hostFacts?.demo ?? null }
  const content = page.querySelector('meta[name="tandem-demo"]')?.getAttribute('content') ?? ''
  const [email, password, ...rest] = content.trim().split(/\s+/)
  return { demo: email && password && rest.length === 0 ? { email, password } : null }
}

/** Whether the host is a demo, also when it no longer offers an account. */
export const isDemoHost = (page: Document | undefined = globalThis.document): boolean =>
  page?.querySelector('meta[name="tandem-demo"]') != null
