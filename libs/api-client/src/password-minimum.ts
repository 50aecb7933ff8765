import { readHostFacts } from './host.ts'

/** The minimum for every host, in characters. */
const minLength = 8

/**
 * The minimum length of a new password: the host's `<meta name="tandem-password-minimum">` in its page, if it
 * is more than the minimum for every host.
 */
export function readPasswordMinimum(page: Document | undefined = globalThis.document): number {
  if (page === undefined) return Math.max(minLength, readHostFacts()?.passwordMinimum ?? minLength)
  const content = page.querySelector('meta[name="tandem-password-minimum"]')?.getAttribute('content') ?? ''
  return /^\d{1,3}$/.test(content) ? Math.max(minLength, Number(content)) : minLength
}
