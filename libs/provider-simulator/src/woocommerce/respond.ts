import type { Answer, Call } from './answer.ts'
import { listValues } from './list-parameters.ts'
import { pickFields } from './pick-fields.ts'
import type { RestError } from './rest-error.ts'

const baseHeaders = (call: Call, link: string | undefined) =>
  new Headers({
    'Content-Type': 'application/json; charset=UTF-8',
    'X-Robots-Tag': 'noindex',
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link',
    'Access-Control-Allow-Headers':
      'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
    Link: link ?? `<${call.home}/wp-json/>; rel="https://api.w.org/"`,
  })

const forbidCaching = (headers: Headers) => {
  headers.set('Expires', 'Wed, 11 Jan 1984 05:00:00 GMT')
  headers.set('Cache-Control', 'no-cache, must-revalidate, max-age=0, no-store, private')
}

/** The answer with WordPress' headers. */
export const respond = (
  call: Call,
  { body, status = 200, total, pages, link }: Answer,
  allow: string,
): Response => {
  const headers = baseHeaders(call, link)
  if (total !== undefined) headers.set('X-WP-Total', String(total))
  if (pages !== undefined) headers.set('X-WP-TotalPages', String(pages))
  headers.set('Allow', allow)
  forbidCaching(headers)
  return new Response(JSON.stringify(pickFields(body, listValues(call.query, '_fields'))), {
    status,
    headers,
  })
}

/** The error with WordPress' headers: fewer for an unknown caller, and `allow` once a resource was found. */
export const respondError = (call: Call, error: RestError, allow?: string): Response => {
  const headers = baseHeaders(call, undefined)
  if (error.anonymous) headers.set('Vary', 'Origin')
  else forbidCaching(headers)
  if (allow !== undefined) headers.set('Allow', allow)
  return new Response(JSON.stringify(error.body), { status: error.status, headers })
}
