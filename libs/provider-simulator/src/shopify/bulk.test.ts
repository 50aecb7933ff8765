import { describe, expect, test } from 'vitest'
import { openShopify } from '../testing/open-shopify.ts'
import { finishBulkOperations } from './bulk-root.ts'

interface Operation {
  id: string
  status: string
  errorCode: string | null
  objectCount: string
  rootObjectCount: string
  fileSize: string | null
  url: string | null
  partialDataUrl: string | null
}
interface Started {
  bulkOperationRunQuery: {
    bulkOperation: Operation | null
    userErrors: { message: string; code: string }[]
  }
}
type Line = Record<string, unknown> & { id: string; __parentId?: string }

const fields = 'id status errorCode objectCount rootObjectCount fileSize url partialDataUrl'
const run = `mutation ($query: String!, $grouped: Boolean!) { bulkOperationRunQuery(query: $query, groupObjects: $grouped) { bulkOperation { ${fields} } userErrors { message code } } }`
const poll = `query ($id: ID!) { bulkOperation(id: $id) { ${fields} } }`

const orders = '{ orders { edges { node { id name lineItems { edges { node { id quantity } } } } } } }'

const openBulk = (options: Parameters<typeof openShopify>[0] = {}) => {
  const opened = openShopify({ bulkPolls: 0, ...options })
  const start = async (query: string, grouped = false) =>
    (await opened.read<Started>(run, { query, grouped })).bulkOperationRunQuery
  const ask = async (id: string) =>
    (await opened.read<{ bulkOperation: Operation }>(poll, { id })).bulkOperation
  const lines = async (url: string): Promise<Line[]> =>
    (await (await opened.fetch(url)).text())
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line)
  const finish = async (query: string, grouped = false) =>
    ask((await start(query, grouped)).bulkOperation!.id)
  return { ...opened, start, ask, lines, finish }
}

describe('a bulk operation', () => {
  test('runs for some polls, then has a file with children below their parents', async () => {
    const { start, ask, lines, shop } = openBulk({ bulkPolls: 2 })
    const { bulkOperation: started } = await start(orders)
    expect(started).toMatchObject({ status: 'CREATED', url: null })
    expect((await ask(started!.id)).status).toBe('RUNNING')
    expect((await ask(started!.id)).status).toBe('RUNNING')
    const done = await ask(started!.id)
    const found = await lines(done.url!)
    expect(done).toMatchObject({
      status: 'COMPLETED',
      objectCount: String(found.length),
      rootObjectCount: String(shop.orders.size),
      partialDataUrl: null,
    })
    const seen = new Set<string>()
    for (const { id, __parentId: parent } of found) {
      if (parent !== undefined) expect(seen).toContain(parent)
      seen.add(id)
    }
    const pieces = found.filter(({ __parentId: parent }) => parent !== undefined)
    expect(pieces).toHaveLength(
      [...shop.orders.values()].reduce((sum, { lines: own, fees }) => sum + own.length + fees.length, 0),
    )
    expect(found.slice(0, 20).every(({ __parentId: parent }) => parent === undefined)).toBe(true)
  })

  test('keeps children next to their parents when grouped', async () => {
    const { finish, lines } = openBulk()
    const found = await lines((await finish(orders, true)).url!)
    let current = ''
    for (const { id, __parentId: parent } of found) {
      if (parent === undefined) current = id
      else expect(parent).toBe(current)
    }
  })

  test('answers ranges of its file, and refuses those beyond the end', async () => {
    const { finish, fetch } = openBulk()
    const { url, fileSize } = await finish('{ customers { edges { node { id firstName } } } }')
    const part = async (range: string) => fetch(url!, { headers: { Range: range } })
    const whole = await (await fetch(url!)).text()
    const middle = await part('bytes=10-29')
    expect([middle.status, await middle.text()]).toEqual([206, whole.slice(10, 30)])
    expect(middle.headers.get('Content-Range')).toBe(`bytes 10-29/${fileSize}`)
    expect(await (await part('bytes=10-')).text()).toBe(whole.slice(10))
    expect((await part(`bytes=${fileSize}-`)).status).toBe(416)
  })

  test('has no address when it found nothing, and none after a week', async () => {
    const { finish, fetch, wait } = openBulk()
    expect(await finish('{ orders(query: "name:none") { edges { node { id } } } }')).toMatchObject({
      status: 'COMPLETED',
      objectCount: '0',
      url: null,
    })
    const { url } = await finish(orders)
    wait(7 * 86_400 + 1)
    expect((await fetch(url!)).status).toBe(400)
    expect((await fetch(url!.replace(/.{6}\.jsonl$/, 'abcdef.jsonl'))).status).toBe(400)
  })

  test('is refused when five are running', async () => {
    const { start, shop } = openBulk()
    for (let count = 0; count < 5; count += 1) expect((await start(orders)).userErrors).toEqual([])
    expect((await start(orders)).userErrors).toMatchObject([{ code: 'OPERATION_IN_PROGRESS' }])
    await finishBulkOperations(shop)
    expect((await start(orders)).userErrors).toEqual([])
  })

  test('takes its time beside others, and makes room for another when it ends', async () => {
    const { start, ask, read, wait, shop } = openBulk({ bulkSeconds: 10, concurrentBulks: 2 })
    const first = (await start(orders)).bulkOperation!
    wait(4)
    const second = (await start(orders)).bulkOperation!
    const isRefused = { bulkOperation: null, userErrors: [{ code: 'OPERATION_IN_PROGRESS' }] }
    expect(await start(orders)).toMatchObject(isRefused)
    wait(5)
    expect((await ask(first.id)).status).toBe('RUNNING')
    wait(1)
    const third = (await start(orders)).bulkOperation!
    expect(await ask(first.id)).toMatchObject({
      status: 'COMPLETED',
      rootObjectCount: String(shop.orders.size),
    })
    const listed = '{ bulkOperations(first: 10) { nodes { id status query } } }'
    expect(await read(listed)).toEqual({
      bulkOperations: {
        nodes: [
          { id: third.id, status: 'CREATED', query: orders },
          { id: second.id, status: 'CREATED', query: orders },
          { id: first.id, status: 'COMPLETED', query: orders },
        ],
      },
    })
  })

  test('can be cancelled until it is complete', async () => {
    const { start, read, ask } = openBulk()
    const cancel = (id: string) =>
      read<object>(
        'mutation ($id: ID!) { bulkOperationCancel(id: $id) { bulkOperation { status } userErrors { message } } }',
        { id },
      )
    const { id } = (await start(orders)).bulkOperation!
    expect(await cancel(id)).toMatchObject({ bulkOperationCancel: { bulkOperation: { status: 'CANCELED' } } })
    expect(await ask(id)).toMatchObject({ status: 'CANCELED', url: null })
    expect(await cancel(id)).toMatchObject({ bulkOperationCancel: { userErrors: [{}] } })
  })

  test('can be made to fail with a partial file, or to silently lose lines', async () => {
    const { finish, lines, shop } = openBulk()
    const whole = await finish(orders)
    shop.faults.add({ kind: 'bulk-failure' })
    const failed = await finish(orders)
    expect(failed).toMatchObject({ status: 'FAILED', errorCode: 'INTERNAL_SERVER_ERROR', url: null })
    expect((await lines(failed.partialDataUrl!)).length).toBe(Math.floor(Number(whole.objectCount) / 2))
    shop.faults.add({ kind: 'bulk-missing-lines' })
    const short = await finish(orders)
    expect(short).toMatchObject({ status: 'COMPLETED', objectCount: whole.objectCount })
    expect((await lines(short.url!)).length).toBeLessThan(Number(whole.objectCount))
  })

  test('fails if the app may not read the rows', async () => {
    const { start, ask, app } = openBulk()
    const { bulkOperation } = await start('{ customers { edges { node { id } } } }')
    app.scopes = ['read_products']
    expect(await ask(bulkOperation!.id)).toMatchObject({ status: 'FAILED', errorCode: 'ACCESS_DENIED' })
  })

  test.each([
    ['{ shop { name } }', 'at least one connection'],
    [
      '{ orders { edges { node { refunds { id refundLineItems { edges { node { quantity } } } } } } } }',
      'list field',
    ],
    ['{ orders { edges { node { name lineItems { edges { node { id } } } } } } }', "parent 'id'"],
    ['{ node(id: "1") { id } }', 'top-level `node`'],
    ['{ orders { edges { node { id nme } } } }', 'nme'],
    ['query ($a: Int) { orders(first: $a) { edges { node { id } } } }', 'variables'],
    ['{ orders {', 'Syntax Error'],
    [
      '{ a: orders { nodes { id } } b: orders { nodes { id } } c: orders { nodes { id } } d: orders { nodes { id } } e: orders { nodes { id } } f: orders { nodes { id } } }',
      'more than 5',
    ],
  ])("doesn't start for %s", async (query, words) => {
    const { userErrors, bulkOperation } = await openBulk().start(query)
    expect(bulkOperation).toBeNull()
    expect(userErrors[0]).toMatchObject({
      code: 'INVALID',
      message: expect.stringContaining(words) as string,
    })
  })
})
