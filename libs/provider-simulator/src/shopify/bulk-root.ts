import type { Shop } from '../shop/shop.ts'
import { finishBulk } from './bulk-file.ts'
import { readBulkQuery } from './bulk-query.ts'
import type { Call } from './call.ts'
import { byNumber, connectionOf } from './connection.ts'
import type { PageArguments } from './connection.ts'
import { fromGid, shopifyGid } from './gid.ts'
import { stateOf } from './state.ts'
import type { BulkOperation } from './call.ts'

const isRunning = ({ status }: BulkOperation) => status === 'CREATED' || status === 'RUNNING'

const seconds = (date: Date) => date.toISOString().replace(/\.\d+/, '')

/** Sends the `bulk_operations/finish` webhook. */
const announceEnd = (operation: BulkOperation) =>
  operation.call.shop.deliveries.announce({
    resource: 'bulk',
    event: 'finished',
    body: {
      admin_graphql_api_id: shopifyGid('BulkOperation', operation.id),
      completed_at: operation.completedAt,
      created_at: operation.createdAt,
      error_code: operation.errorCode?.toLowerCase() ?? null,
      status: operation.status.toLowerCase(),
      type: 'query',
    },
  })

const finish = async (operation: BulkOperation): Promise<void> => {
  operation.work ??= finishBulk(operation).then(() => announceEnd(operation))
  await operation.work
}

/** Finishes every bulk operation of a shop now, whether or not it is polled. */
export const finishBulkOperations = async (shop: Shop): Promise<void> => {
  for (const operation of stateOf(shop).bulkOperations) if (isRunning(operation)) await finish(operation)
}

/** Finishes operations whose time is over, in a shop whose operations take time. */
export const finishDueOperations = async (shop: Shop): Promise<void> => {
  const { bulkSeconds } = shop
  if (bulkSeconds === undefined) return
  const latest = shop.now().getTime() - bulkSeconds * 1000
  for (const operation of stateOf(shop).bulkOperations)
    if (isRunning(operation) && operation.begunAt <= latest) await finish(operation)
}

/** The current state of an operation; each poll brings it closer to its end. */
const ask = async (operation: BulkOperation): Promise<object> => {
  if (isRunning(operation)) {
    if (operation.pollsLeft > 0 || operation.call.shop.bulkSeconds !== undefined) {
      operation.pollsLeft -= 1
      operation.status = 'RUNNING'
    } else await finish(operation)
  }
  return operationNode(operation)
}

const operationNode = (operation: BulkOperation): object => {
  const { id, secret, status, file, fileSize } = operation
  const address = `${operation.call.home}/__bulk/${id}/${secret}.jsonl`
  const hasRows = file !== null && fileSize > 0
  return {
    __typename: 'BulkOperation',
    id: shopifyGid('BulkOperation', id),
    type: 'QUERY',
    status,
    errorCode: operation.errorCode,
    createdAt: operation.createdAt,
    completedAt: operation.completedAt,
    objectCount: String(operation.objectCount),
    rootObjectCount: String(operation.rootObjectCount),
    fileSize: hasRows ? String(fileSize) : null,
    url: status === 'COMPLETED' && hasRows ? address : null,
    partialDataUrl: status === 'FAILED' && hasRows ? address : null,
    query: operation.query,
  }
}

const refusal = (message: string, code: string) => ({
  bulkOperation: null,
  userErrors: [{ field: code === 'INVALID' ? ['query'] : null, message, code }],
})

/** `bulkOperationRunQuery` */
export const runBulk = ({ query, groupObjects }: { query: string; groupObjects: boolean }, call: Call) => {
  const { shop, app, state } = call
  const read = readBulkQuery(query)
  if (read.problems) return refusal(read.problems[0]!, 'INVALID')
  const running = state.bulkOperations.filter(
    (operation) => operation.call.app === app && isRunning(operation),
  )
  if (running.length >= shop.concurrentBulks)
    return refusal(
      `A bulk query operation for this app and shop is already in progress: ${running.map(({ id }) => shopifyGid('BulkOperation', id)).join(', ')}.`,
      'OPERATION_IN_PROGRESS',
    )
  const operation: BulkOperation = {
    id: state.nextId++,
    call,
    query,
    isGrouped: groupObjects,
    status: 'CREATED',
    errorCode: null,
    createdAt: seconds(shop.now()),
    begunAt: shop.now().getTime(),
    completedAt: null,
    pollsLeft: shop.bulkPolls,
    objectCount: 0,
    rootObjectCount: 0,
    file: null,
    fileSize: 0,
    work: null,
    secret: crypto.randomUUID(),
  }
  state.bulkOperations.push(operation)
  return { bulkOperation: operationNode(operation), userErrors: [] }
}

const ownOf = ({ state, app }: Call) => state.bulkOperations.filter((operation) => operation.call.app === app)

const operationOf = (call: Call, id: string) =>
  ownOf(call).find((operation) => operation.id === fromGid('BulkOperation', id))

/** `bulkOperation(id)` */
export const findBulkOperation = async (call: Call, { id }: { id: string }): Promise<object | null> => {
  const operation = operationOf(call, id)
  return operation ? ask(operation) : null
}

/** `currentBulkOperation`: the newest one. */
export const newestBulkOperation = async (
  { type }: { type?: string | null },
  call: Call,
): Promise<object | null> => {
  const operation = type === 'MUTATION' ? undefined : ownOf(call).at(-1)
  return operation ? ask(operation) : null
}

/** `bulkOperations`: newest first. */
export const listBulkOperations = (asked: PageArguments, call: Call) =>
  connectionOf(call, ownOf(call), byNumber, { ...asked, reverse: !asked.reverse }, (operation) =>
    operationNode(operation),
  )

/** `bulkOperationCancel` */
export const cancelBulk = ({ id }: { id: string }, call: Call) => {
  const operation = operationOf(call, id)
  if (!operation)
    return { bulkOperation: null, userErrors: [{ field: ['id'], message: 'Bulk operation does not exist' }] }
  if (!isRunning(operation) || operation.work) {
    const message = 'A bulk operation cannot be canceled when it is completed'
    return { bulkOperation: operationNode(operation), userErrors: [{ field: null, message }] }
  }
  operation.status = 'CANCELED'
  operation.completedAt = seconds(call.shop.now())
  return { bulkOperation: operationNode(operation), userErrors: [] }
}
