import { readHostFacts } from './host.ts'

/** Characters that every host asks for. */
const least = 8

/**
 * How many characters a new password needs: what the host says in `<meta name="tandem-password-minimum">` of the page
 * that it serves, where it asks for more than every host does.
 */
export function readPasswordMinimum(page: Document | undefined = globalThis.document): number {
  if (page === undefined) return Math.max(least, readHostFacts()?.passwordMinimum ?? least)
  const content = page.querySelector('meta[name="tandem-password-minimum"]')?.getAttribute('content') ?? ''
  return /^\d{1,3}$/.test(content) ? Math.max(least, Number(content)) : least
}
