import { fileLine, parseMeasured } from '../json-measure.ts'

/** A bulk operation's result isn't as promised: then none of it is used. */
export class BulkBroken extends Error {
  override name = 'BulkBroken'
}

/** A row of a result with its child rows. */
export interface BulkGroup {
  parent: Record<string, unknown> & { id: string }
  children: (Record<string, unknown> & { id: string })[]
}

/** The complete rows in a part of a result, and where the first incomplete one begins. */
export interface BulkPart {
  groups: BulkGroup[]
  /** Bytes and lines of the groups. */
  bytes: number
  lines: number
}

const newline = 0x0a

/**
 * Groups the lines of a part of a result that begins with a row. The last row may continue in the next part,
 * unless this is the last one.
 * @throws BulkBroken
 */
export function bulkGroups(part: Uint8Array, isLast: boolean): BulkPart {
  const groups: BulkGroup[] = []
  let bytes = 0
  let lines = 0
  let begun: BulkGroup | null = null
  let begunLines = 0
  for (const { bytes: lineBytes, start } of linesOf(part, isLast)) {
    const line = objectOf(lineBytes)
    const parent = line.__parentId
    if (parent === undefined) {
      if (begun) {
        groups.push(begun)
        bytes = start
        lines += begunLines
      }
      begun = { parent: line, children: [] }
      begunLines = 1
    } else {
      if (begun?.parent.id !== parent) throw new BulkBroken('a line without the row it belongs to')
      begun.children.push(line)
      begunLines += 1
    }
  }
  if (isLast) {
    if (begun) groups.push(begun)
    return { groups, bytes: part.byteLength, lines: lines + begunLines }
  }
  return { groups, bytes, lines }
}

function* linesOf(part: Uint8Array, isLast: boolean): Generator<{ bytes: Uint8Array; start: number }> {
  let start = 0
  while (start < part.byteLength) {
    const found = part.indexOf(newline, start)
    if (found === -1 && !isLast) return
    const end = found === -1 ? part.byteLength : found
    const bytes = part.subarray(start, end)
    if (!isBlank(bytes)) yield { bytes, start }
    start = end + 1
  }
}

/** Spaces, tabs and carriage returns. */
const isBlank = (bytes: Uint8Array) => bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d)

function objectOf(bytes: Uint8Array): BulkGroup['parent'] & { __parentId?: unknown } {
  let line: unknown
  try {
    line = parseMeasured(bytes, fileLine)
  } catch {
    throw new BulkBroken('a line that is no text, no JSON or too much of it')
  }
  if (typeof line !== 'object' || line === null || typeof (line as { id?: unknown }).id !== 'string')
    throw new BulkBroken('a line without an id')
  return line as BulkGroup['parent']
}

/**
 * The rows, each once, in the order in which they began. A file may repeat a row with only a part of what is inside it: the
 * row keeps what came with it each time.
 */
export function withoutRepeats(groups: readonly BulkGroup[]): BulkGroup[] {
  const byId = Map.groupBy(groups, ({ parent }) => parent.id)
  return [...byId.values()].map((same) => {
    const last = same.at(-1)!
    if (same.length === 1) return last
    const children = new Map(same.flatMap((group) => group.children).map((child) => [child.id, child]))
    return { parent: last.parent, children: [...children.values()] }
  })
}

/**
 * A row in the format of a page of the same kind, with its lists inside. Every order has a line and every product a
 * variant, so the lists of a row without any are not in the file: it may repeat a row alone. They are requested.
 */
export function nodeOf(kind: 'products' | 'customers' | 'orders' | 'refunds', group: BulkGroup) {
  const { parent, children } = group
  const isAlone = children.length === 0
  const ofType = (type: string) => ({
    nodes: children.filter(({ id }) => id.startsWith(`gid://shopify/${type}/`)),
    pageInfo: { hasNextPage: isAlone, endCursor: null },
  })
  if (kind === 'products')
    return { ...parent, variants: ofType('ProductVariant'), collections: ofType('Collection') }
  if (kind === 'orders') return { ...parent, lineItems: ofType('LineItem') }
  return parent
}
