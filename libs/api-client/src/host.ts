/** What the host says about itself in the page that it serves. */
export interface Host {
  /** Set where this is a demo: the account that anyone may sign in with. */
  demo: { email: string; password: string } | null
}

/**
 * Reads `<meta name="tandem-demo" content="EMAIL PASSWORD">`, which a host adds in demo mode only. Without it,
 * or with another content, the product is the real one.
 */
export function readHost(page: Document = document): Host {
  const content = page.querySelector('meta[name="tandem-demo"]')?.getAttribute('content') ?? ''
  const [email, password, ...rest] = content.trim().split(/\s+/)
  return { demo: email && password && rest.length === 0 ? { email, password } : null }
}
