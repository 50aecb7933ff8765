import { problem } from './problem.ts'
import { readBytes } from './read-bytes.ts'

/** The allowed depth of nesting; the contract needs five. */
const maxDepth = 20

/**
 * Reads the JSON of a request.
 * @throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, MALFORMED_REQUEST
 */
export async function readBody(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  const [media = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length)
  const isUtf8 = charset === undefined || charset.replaceAll('"', '') === 'utf-8'
  const isPlain = (request.headers.get('content-encoding') ?? 'identity') === 'identity'
  if (media !== 'application/json' || !isUtf8 || !isPlain) throw problem('UNSUPPORTED_MEDIA_TYPE')
  const bytes = await readBytes(request, maxBytes)
  try {
    // `fatal`, because text that is not UTF-8 would otherwise be changed.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (depthOf(text) > maxDepth)
      throw problem('MALFORMED_REQUEST', { message: 'The request is nested too deep.' })
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw problem('MALFORMED_REQUEST')
    throw error
  }
}

/** The depth of nested lists and objects, counted before the text is parsed. */
function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  let isInText = false
  for (let index = 0; index < json.length; index++) {
    const character = json[index]
    if (isInText && character === '\\') index++
    else if (character === '"') isInText = !isInText
    else if (isInText) continue
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth)
    else if (character === ']' || character === '}') depth--
  }
  return deepest
}
