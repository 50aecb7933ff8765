import { gzipSync } from 'node:zlib'
import {
  bytes,
  contentTypes,
  floods,
  redirects,
  statuses,
  targets,
  tiny,
  values,
} from './hostile-material.ts'
import { seededRandom } from './seeded-random.ts'
import type { SeededRandom } from './seeded-random.ts'

/** One answer of a provider: a start, a part that is repeated, and an end. */
export interface HostileAnswer {
  /** What is wrong with it. */
  name: string
  status: number
  headers: Record<string, string>
  before: Buffer
  part: Buffer
  times: number
  after: Buffer
  /** Whether the connection ends in the middle of the body. */
  isCut: boolean
}

/** The path of a picture at each provider. */
export const picturePath = '/picture.gif'

const smallBytes = 4096
/** One answer in this many is large, from 1 to 50 MB. */
const largeOneOf = 200
const largestMegabytes = 50
const megabyte = 2 ** 20

const json = { 'Content-Type': 'application/json' }
const empty = Buffer.alloc(0)

/** The size of an answer. Later answers to the same call are small, so that retries cost little. */
function sizeOf({ below, next }: SeededRandom, isFirst: boolean): number {
  const isLarge = below(largeOneOf) === 0
  const size = isLarge ? megabyte * (1 + below(largestMegabytes)) : Math.ceil(next() * smallBytes)
  return isFirst ? size : Math.min(size, smallBytes)
}

/**
 * The answer with a number, always the same for the same seed. `honest` is what the provider would have
 * answered, on which some answers are based; null if there is none.
 */
export function hostileAnswer(
  seed: number,
  number: number,
  isFirst: boolean,
  honest: string | null,
): HostileAnswer {
  const random = seededRandom(seed, number)
  const { below, pick } = random
  const size = sizeOf(random, isFirst)
  const answer = (
    name: string,
    before: string | Buffer,
    more: Partial<HostileAnswer> = {},
  ): HostileAnswer => ({
    name,
    status: 200,
    headers: json,
    before: Buffer.from(before as string),
    part: empty,
    times: 0,
    after: empty,
    isCut: false,
    ...more,
  })
  const flood = (more: Partial<HostileAnswer> = {}) => {
    const name = pick([...Object.keys(floods), ...Object.keys(bytes)])
    const [before, part, after] = bytes[name] ?? floods[name]!.map((text) => Buffer.from(text))
    return answer(name, before!, {
      part: part!,
      times: Math.ceil(size / part!.length),
      after: after!,
      ...more,
    })
  }
  if (size > smallBytes) {
    // A third of the large answers are compressed.
    if (below(3) > 0) return flood()
    const bomb = gzipBomb(size, pick(['a', '[', ' ', '{}', '0,']))
    return answer('a gzip bomb', bomb, { headers: { ...json, 'Content-Encoding': 'gzip' } })
  }
  switch (below(12)) {
    case 0:
      return flood()
    case 1:
      return flood({ status: pick(statuses) })
    case 2:
      return answer('a small body', pick(tiny), { status: pick(statuses) })
    case 3:
      return answer('a wrong body', pick(tiny))
    case 4:
      return answer('a redirect', pick(tiny), {
        status: pick(redirects),
        headers: { Location: pick(targets) },
      })
    case 5:
      return answer('a wrong content type', honest ?? '<html>', {
        headers: { 'Content-Type': pick(contentTypes) },
      })
    case 6:
      return answer('odd headers', honest ?? '{}', {
        headers: { ...json, ...oddHeaders(random) },
        status: pick(statuses),
      })
    case 7:
      return answer('a wrong encoding', honest ?? '{}', {
        headers: {
          ...json,
          'Content-Encoding': pick(['gzip', 'br', 'deflate', 'zstd', 'x', 'gzip, gzip, gzip']),
        },
      })
    case 8: {
      const body = honest ?? '{}'
      return answer('a truncated body', body.slice(0, below(body.length + 1)), { isCut: below(2) === 0 })
    }
    default:
      return answer('one hostile field', withHostileField(honest ?? '{"id":1}', random))
  }
}

const bombs = new Map<string, Buffer>()

/**
 * A large body that is small when compressed. Each is made once, because making it takes longer than sending
 * it.
 */
function gzipBomb(size: number, text: string): Buffer {
  const name = `${size} ${text}`
  const bomb = bombs.get(name) ?? gzipSync(Buffer.alloc(size, text))
  bombs.set(name, bomb)
  return bomb
}

function oddHeaders({ below, pick }: SeededRandom): Record<string, string> {
  const value = pick([
    '9'.repeat(1 + below(6000)),
    '-1',
    'a',
    '1e9',
    '{"a":[{"type":1,"call_count":"9"}]}',
    '{"call_count":1e999,"total_time":null}',
    '['.repeat(1 + below(6000)),
    'Fri, 99 Nov 9999 99:99:99 GMT',
  ])
  const name = pick([
    'Retry-After',
    'X-WP-Total',
    'X-WP-TotalPages',
    'Link',
    'X-App-Usage',
    'X-Business-Use-Case-Usage',
    'X-Shopify-API-Version',
    'Content-Range',
    'Set-Cookie',
  ])
  // Sometimes more than Node's limit for headers (16 kB).
  return { [name]: value, ...(below(5) === 0 && { 'X-More': 'a'.repeat(20_000) }) }
}

/** What the provider would have answered, with another value in one place. */
function withHostileField(honest: string, random: SeededRandom): string {
  let root: unknown
  try {
    root = JSON.parse(honest)
  } catch {
    return honest
  }
  const places: [holder: Record<string, unknown>, key: string][] = []
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const key of Object.keys(value)) {
      places.push([value as Record<string, unknown>, key])
      look((value as Record<string, unknown>)[key])
    }
  }
  look(root)
  if (places.length === 0) return JSON.stringify(random.pick(values)(random)) ?? 'null'
  const [holder, key] = random.pick(places)
  if (random.below(12) === 0) delete holder[key]
  else holder[key] = random.pick(values)(random)
  return JSON.stringify(root)
}
