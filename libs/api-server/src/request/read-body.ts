import { problem } from '../problem.ts'

/** The JSON of a request. @throws UNSUPPORTED_MEDIA_TYPE, MALFORMED_REQUEST */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  const [media = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length)
  const isUtf8 = charset === undefined || charset.replaceAll('"', '') === 'utf-8'
  const isPlain = (request.headers.get('content-encoding') ?? 'identity') === 'identity'
  if (media !== 'application/json' || !isUtf8 || !isPlain) throw problem('UNSUPPORTED_MEDIA_TYPE')
  try {
    // `fatal`: text that is no UTF-8 would come in changed otherwise.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer()))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw problem('MALFORMED_REQUEST')
    throw error
  }
}
