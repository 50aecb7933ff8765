import ipaddr from 'ipaddr.js'
import { isPublicAddress } from './public-address.ts'

/** Why an address is not called. */
export type StoreUrlRefusal =
  'not_an_address' | 'scheme' | 'plain_http' | 'credentials' | 'port' | 'private_address' | 'local_name'

/** The address to call (without query and trailing slash), or why it is refused. */
export type StoreUrlCheck = { ok: true; url: string } | { ok: false; reason: StoreUrlRefusal }

const maximumLength = 2000
/** Names that only exist in local networks: RFC 6761, RFC 6762, RFC 8375 and what routers and clouds use. */
const localName = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|onion)$/
const unreadable = /[\s\p{Cc}\p{Cf}\\]/u
// People paste these from the browser's address bar; they aren't part of the store's address.
const pastedPath = /\/(wp-json|wp-admin|wp-login\.php)(\/.*)?$/
const openPorts = ['', '443', '8443']

const refuse = (reason: StoreUrlRefusal): StoreUrlCheck => ({ ok: false, reason })

/**
 * Checks a store's address as a person typed it: https on port 443 or 8443 and a public host, without user or
 * password. Origins in `allow` (`http://127.0.0.1:4010`) can be anything. Names are resolved only when
 * connecting, where `guardedFetch` checks their addresses. A missing scheme counts as https.
 */
export function checkStoreUrl(url: string, allow: readonly string[]): StoreUrlCheck {
  const typed = url.trim()
  if (typed === '' || typed.length > maximumLength || unreadable.test(typed)) return refuse('not_an_address')
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed)
  const absolute = hasScheme ? typed : `https://${typed}`
  // Without both slashes the parser would find a host where people see a path.
  if (/^https?:(?!\/\/[^/])/i.test(absolute)) return refuse('not_an_address')
  if (!URL.canParse(absolute)) return refuse('not_an_address')
  const parsed = new URL(absolute)

  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return refuse('scheme')
  const authority = absolute.slice(parsed.protocol.length + 2).split(/[/?#]/, 1)[0]!
  if (authority.includes('@')) return refuse('credentials')
  const isAllowed = allow.includes(parsed.origin)
  if (!isAllowed) {
    const host = parsed.hostname.replace(/^\[|\]$/g, '')
    if (ipaddr.isValid(host)) {
      if (!isPublicAddress(host)) return refuse('private_address')
    } else if (
      host.endsWith('.') ||
      host.length > 253 ||
      host.split('.').some((label) => label === '' || label.length > 63)
    ) {
      return refuse('not_an_address')
    } else if (!host.includes('.') || localName.test(host)) return refuse('local_name')
    if (parsed.protocol === 'http:') return refuse('plain_http')
    if (!openPorts.includes(parsed.port)) return refuse('port')
  }
  const path = parsed.pathname
    .replace(/(?<!\/)\/+$/, '')
    .replace(pastedPath, '')
    .replace(/(?<!\/)\/+$/, '')
  return { ok: true, url: parsed.origin + path }
}
