import { problem } from './problem.ts'
import { readBytes } from './read-bytes.ts'

/** More than people type into one of our forms. */
const maxBytes = 16 * 1024
const maxFields = 20

/**
 * The fields of a form that a browser submits as a page; the last one when a name occurs twice.
 * @throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, MALFORMED_REQUEST
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const [media = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (media.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
    throw problem('UNSUPPORTED_MEDIA_TYPE')
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity')
    throw problem('UNSUPPORTED_MEDIA_TYPE')
  const text = new TextDecoder().decode(await readBytes(request, maxBytes))
  const fields = [...new URLSearchParams(text)]
  if (fields.length > maxFields) throw problem('MALFORMED_REQUEST')
  return Object.fromEntries(fields)
}
