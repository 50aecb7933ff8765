import type { OwnFaults } from '../../faults/apply-fault.ts'
import type { Fault } from '../../faults/fault-list.ts'
import { errorBody, graphErrorOf } from './graph-error.ts'
import type { GraphError } from './graph-error.ts'
import type { ShownUsage } from './usage.ts'

type Body = Record<string, unknown>
interface List {
  data: unknown[]
  paging?: { cursors?: { before?: string; after?: string }; next?: string }
}

const isList = (value: unknown): value is List =>
  typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data)

/** An error as the Graph API answers it. */
export const errorResponse = ({ content }: GraphError, headers: Record<string, string> = {}): Response =>
  Response.json(errorBody(content), {
    status: content.status ?? 400,
    headers: {
      'WWW-Authenticate': `OAuth "Facebook Platform" "invalid_request" ${JSON.stringify(content.message).replace(/[^ -~]/g, '?')}`,
      ...headers,
    },
  })

/** Changes the list in an answer, or the list of posts inside business_discovery. */
const changed = async (answer: () => Promise<Response>, edit: (list: List) => List): Promise<Response> => {
  const right = await answer()
  const body = (await right.json()) as Body
  const discovered = body['business_discovery'] as Body | undefined
  const edited = isList(body)
    ? edit(body)
    : discovered && isList(discovered['media'])
      ? { ...body, business_discovery: { ...discovered, media: edit(discovered['media']) } }
      : body
  return new Response(JSON.stringify(edited), right)
}

const withNext = (list: List, url: URL, after: string): List => {
  const next = new URL(url)
  next.searchParams.set('after', after)
  return { ...list, paging: { cursors: { before: after, after }, next: String(next) } }
}

/** Faults that are particular to the Graph API. */
export const graphFaults = (
  fault: Fault,
  url: URL,
  usageHeaders: (more: ShownUsage) => Record<string, string>,
): OwnFaults => {
  const after =
    url.searchParams.get('after') ?? /after\(([^)]+)\)/.exec(url.searchParams.get('fields') ?? '')?.[1]
  return {
    'graph-error': () => {
      const { code = 1, subcode, message, status, minutes } = fault
      const isLimit = [4, 17, 32, 613, 80_001, 80_002].includes(code)
      const shown = { platform: 100, account: 100, minutes: minutes ?? 0 }
      return errorResponse(
        graphErrorOf(code, { subcode, message, status }),
        isLimit ? usageHeaders(shown) : {},
      )
    },
    throttled: () =>
      errorResponse(
        graphErrorOf(4),
        usageHeaders({ platform: 100, account: 100, minutes: fault.minutes ?? 1 }),
      ),
    'empty-page-with-next': (answer) =>
      changed(answer, (list) =>
        withNext({ ...list, data: [] }, url, list.paging?.cursors?.after ?? after ?? ''),
      ),
    'cursor-loop': (answer) =>
      changed(answer, (list) => withNext(list, url, after ?? list.paging?.cursors?.after ?? '')),
    'duplicate-rows': (answer) =>
      changed(answer, (list) => ({ ...list, data: [...list.data, ...list.data] })),
    'wrong-schema': async (answer) => {
      const right = await answer()
      const wrong = { entry: { identifier: 'one' }, amount: null }
      const body = (await right.json()) as Body
      return new Response(JSON.stringify(isList(body) ? { data: body.data.map(() => wrong) } : wrong), right)
    },
  }
}
