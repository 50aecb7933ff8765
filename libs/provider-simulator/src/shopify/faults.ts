import type { OwnFaults } from '../faults/apply-fault.ts'
import { bucketOf } from './bucket.ts'
import type { Call } from './call.ts'
import { throttled } from './too-much.ts'

type Body = { data?: Record<string, unknown> | null }

const isConnection = (value: unknown): value is Record<string, unknown> & { pageInfo: object } =>
  typeof value === 'object' &&
  value !== null &&
  'pageInfo' in value &&
  typeof value.pageInfo === 'object' &&
  value.pageInfo !== null

const lists = (connection: Record<string, unknown>, change: (rows: unknown[]) => unknown[]) =>
  Object.fromEntries(
    Object.entries(connection).map(([name, rows]) => [name, Array.isArray(rows) ? change(rows) : rows]),
  )

/** Changes the connections at the top level of the answer. */
const change = async (
  answer: () => Promise<Response>,
  edit: (connection: Record<string, unknown> & { pageInfo: object }) => object,
): Promise<Response> => {
  const right = await answer()
  const body = (await right.json()) as Body
  const data =
    body.data &&
    Object.fromEntries(
      Object.entries(body.data).map(([name, value]) => [name, isConnection(value) ? edit(value) : value]),
    )
  return new Response(JSON.stringify({ ...body, data }), right)
}

/** Faulty lists of the Admin API, and its refusal of queries that cost too much. */
export const shopifyFaults = (call: Call, after: string | null): OwnFaults => ({
  'empty-page-with-next': (answer) =>
    change(answer, (connection) => ({
      ...lists(connection, () => []),
      pageInfo: { ...connection.pageInfo, hasNextPage: true },
    })),
  'cursor-loop': (answer) =>
    change(answer, (connection) => ({
      ...connection,
      pageInfo: {
        ...connection.pageInfo,
        hasNextPage: true,
        ...(after === null ? {} : { endCursor: after }),
      },
    })),
  'duplicate-rows': (answer) =>
    change(answer, (connection) => ({ ...connection, ...lists(connection, (rows) => [...rows, ...rows]) })),
  'wrong-schema': async (answer) => {
    const right = await answer()
    const body = (await right.json()) as Body
    const wrong = { entry: { identifier: 'one' }, amount: null }
    const data = Object.fromEntries(Object.keys(body.data ?? {}).map((name) => [name, wrong]))
    return new Response(JSON.stringify({ ...body, data }), right)
  },
  throttled: () =>
    Response.json({
      errors: [throttled.toJSON()],
      extensions: {
        cost: {
          requestedQueryCost: 100,
          actualQueryCost: null,
          throttleStatus: { ...bucketOf(call).status(), currentlyAvailable: 0 },
        },
      },
    }),
})
