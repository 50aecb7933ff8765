import { execute, parse } from 'graphql'
import { breathe } from './breathe.ts'
import type { Call } from './call.ts'
import { adminSchema } from './schema.ts'
import type { BulkOperation } from './call.ts'

type Row = Record<string, unknown>

const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of a connection in an answer; undefined for anything else. */
const rowsOf = (value: unknown): Row[] | undefined => {
  if (!isRecord(value)) return undefined
  if (Array.isArray(value.nodes)) return value.nodes as Row[]
  return Array.isArray(value.edges) ? (value.edges as { node: Row }[]).map(({ node }) => node) : undefined
}

/** Splits a row into lines: the row itself, then the rows of its connections. */
const split = (
  row: Row,
  parentId: string | undefined,
): { own: Row; children: { own: Row; rows: Row[] }[] } => {
  const own: Row = {}
  const children: { own: Row; rows: Row[] }[] = []
  for (const [name, value] of Object.entries(row)) {
    const rows = rowsOf(value)
    if (rows) children.push({ own: row, rows })
    else own[name] = value
  }
  return { own: parentId === undefined ? own : { ...own, __parentId: parentId }, children }
}

/** Lines with parents before their children; grouped or, as Shopify does by default, level by level. */
const linesOf = (rows: Row[], parentId: string | undefined, isGrouped: boolean): Row[] => {
  const parts = rows.map((row) => split(row, parentId))
  const below = (children: { own: Row; rows: Row[] }[]) =>
    children.flatMap(({ own, rows: inner }) => linesOf(inner, String(own.id), isGrouped))
  return isGrouped
    ? parts.flatMap(({ own, children }) => [own, ...below(children)])
    : [...parts.map(({ own }) => own), ...parts.flatMap(({ children }) => below(children))]
}

/** Reads everything that a bulk operation requests, page by page, and finishes it. */
export const finishBulk = async (operation: BulkOperation): Promise<void> => {
  const { call } = operation
  const document = parse(operation.query)
  const pages: NonNullable<Call['bulk']>['pages'] = new Map()
  const chunks: string[] = []
  const finished = new Set<string>()
  for (let hasMore = true; hasMore;) {
    const answer = await execute({
      schema: adminSchema(),
      document,
      rootValue: call.root,
      contextValue: { ...call, bulk: { pages } },
    })
    if (answer.errors && answer.errors.length > 0) {
      operation.errorCode = answer.errors.some(({ extensions }) => extensions.code === 'ACCESS_DENIED')
        ? 'ACCESS_DENIED'
        : 'INTERNAL_SERVER_ERROR'
      operation.status = 'FAILED'
      break
    }
    const rows: Row[] = []
    for (const [name, value] of Object.entries(answer.data ?? {})) {
      if (finished.has(name)) continue
      const found = rowsOf(value)
      if (found) rows.push(...found)
      if (!pages.get(name)?.hasNext) finished.add(name)
    }
    const lines = linesOf(rows, undefined, operation.isGrouped)
    operation.rootObjectCount += rows.length
    operation.objectCount += lines.length
    chunks.push(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    hasMore = [...pages.values()].some(({ hasNext }) => hasNext)
    await breathe()
  }
  const fault = call.shop.faults.take('/bulk', new URLSearchParams(), 'bulk')
  if (fault?.kind === 'bulk-failure') {
    operation.status = 'FAILED'
    operation.errorCode = 'INTERNAL_SERVER_ERROR'
  }
  if (fault) chunks.splice(0, chunks.length, firstHalf(chunks.join('')))
  if (operation.status !== 'FAILED') operation.status = 'COMPLETED'
  operation.completedAt = call.shop.now().toISOString().replace(/\.\d+/, '')
  operation.file = chunks.filter((chunk) => chunk !== '')
  const encoder = new TextEncoder()
  operation.fileSize = operation.file.reduce((size, chunk) => size + encoder.encode(chunk).length, 0)
}

const firstHalf = (text: string): string => {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines
    .slice(0, Math.floor(lines.length / 2))
    .map((line) => `${line}\n`)
    .join('')
}
