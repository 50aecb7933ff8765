import { afterEach, describe, expect, test, vi } from 'vitest'
import { inProcessFetch } from '../in-process-fetch.ts'
import { openTestShop } from '../testing/open-test-shop.ts'

afterEach(() => {
  vi.useRealTimers()
})

const post = (body: unknown, contentType = 'application/json') => ({
  method: 'POST',
  headers: { 'Content-Type': contentType },
  body: JSON.stringify(body),
})

describe('a fault', () => {
  test('is made as often as requested, on matching requests', async () => {
    const { shop, ask } = openTestShop()
    shop.faults.add({
      kind: 'status',
      status: 503,
      retryAfter: 7,
      times: 2,
      match: { path: '/orders', query: { page: '2' } },
    })
    expect((await ask('/orders')).status).toBe(200)
    expect((await ask('/products?page=2')).status).toBe(200)
    const refused = await ask('/orders?page=2')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '7'])
    expect((await ask('/orders?page=2')).status).toBe(503)
    expect((await ask('/orders?page=2')).status).toBe(200)
  })

  test('html answers with a page where data was requested', async () => {
    const { shop, ask } = openTestShop()
    shop.faults.add({ kind: 'html' })
    const answer = await ask('/orders')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toContain('text/html')
  })

  test('half-body is JSON that ends in the middle', async () => {
    const { shop, ask } = openTestShop()
    shop.faults.add({ kind: 'half-body' })
    await expect((await ask('/orders')).json()).rejects.toThrow(SyntaxError)
  })

  test('reset breaks the connection before the body', async () => {
    const { shop, ask } = openTestShop()
    shop.faults.add({ kind: 'reset' })
    await expect((await ask('/orders')).text()).rejects.toThrow(TypeError)
  })

  test('wrong-schema answers with as many rows, none of them readable', async () => {
    const { shop, read } = openTestShop()
    shop.faults.add({ kind: 'wrong-schema' })
    const rows = await read<object[]>('/orders?per_page=5')
    expect(rows).toHaveLength(5)
    expect(rows[0]).not.toHaveProperty('id')
  })

  test('empty-page-with-next has no rows and promises another page, on the last page too', async () => {
    const { shop, ask } = openTestShop()
    for (const path of ['/orders?per_page=5', '/orders?per_page=100']) {
      shop.faults.add({ kind: 'empty-page-with-next' })
      const answer = await ask(path)
      expect(await answer.json()).toEqual([])
      expect(answer.headers.get('Link')).toContain('rel="next"')
    }
  })

  test('slow gives the right answer later', async () => {
    vi.useFakeTimers()
    const { shop, ask } = openTestShop()
    shop.faults.add({ kind: 'slow', delayMs: 5_000 })
    const answered = vi.fn<(answer: Response) => void>()
    const answer = Promise.resolve(ask('/orders')).then(answered)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(answered.mock.calls[0]![0].status).toBe(200)
  })

  test('stall never answers, and fetch gives up with its signal', async () => {
    const { shop, app } = openTestShop()
    shop.faults.add({ kind: 'stall' })
    const gaveUp = new AbortController()
    const answer = inProcessFetch(app)('https://shop.example.test/wp-json/wc/v3/orders', {
      signal: gaveUp.signal,
    })
    gaveUp.abort(new Error('gave up'))
    await expect(answer).rejects.toThrow('gave up')
  })
})

describe('the control path', () => {
  test('sets faults, lists those that wait, and clears them', async () => {
    const { app, ask } = openTestShop()
    await app.request('/__faults', post({ shop: 'shop', kind: 'status', status: 500, times: 3 }))
    expect((await ask('/orders')).status).toBe(500)
    expect(await (await app.request('/__faults')).json()).toMatchObject({
      waiting: [{ shop: 'shop', faults: [{ kind: 'status', times: 2 }] }],
    })
    await app.request('/__faults', { method: 'DELETE' })
    expect((await ask('/orders')).status).toBe(200)
  })

  test('adds, changes, refunds, trashes and deletes an order', async () => {
    const { app, ask, read } = openTestShop()
    const change = async (body: object) =>
      ((await (await app.request('/__changes', post(body))).json()) as { id: number }).id
    const id = await change({ change: 'add-order', lines: [{ sku: 'X', quantity: 2, total: 300 }] })
    await change({ change: 'modify-order', id, status: 'completed' })
    expect(await read(`/orders/${id}`)).toMatchObject({
      status: 'completed',
      total: '3.00',
      date_modified_gmt: '2026-11-21T10:00:00',
    })
    await change({ change: 'refund-order', id, amount: 100 })
    expect(await read(`/orders/${id}`)).toMatchObject({ status: 'completed', refunds: [{ total: '-1.00' }] })
    await change({ change: 'refund-order', id, amount: 200 })
    expect(await read(`/orders/${id}`)).toMatchObject({ status: 'refunded' })
    await change({ change: 'trash-order', id })
    expect(await read(`/orders/${id}`)).toMatchObject({ status: 'trash' })
    await change({ change: 'delete-order', id })
    expect((await ask(`/orders/${id}`)).status).toBe(404)
  })

  test('deletes a refund, deletes a category and breaks a row without changing any date', async () => {
    const { app, ask, read } = openTestShop()
    const change = async (body: object) => {
      const answer = await app.request('/__changes', post(body))
      expect(answer.status).toBe(200)
      return ((await answer.json()) as { id: number }).id
    }
    interface Order {
      id: number
      date_modified_gmt: string
      refunds: { id: number }[]
    }
    const refunded = (await read<Order[]>('/orders?per_page=100')).find(({ refunds }) => refunds.length > 0)!
    await change({ change: 'delete-refund', id: refunded.id, refund_id: refunded.refunds[0]!.id })
    expect(await read(`/orders/${refunded.id}`)).toEqual({
      ...refunded,
      refunds: refunded.refunds.slice(1),
    })

    interface Product {
      id: number
      categories: { id: number }[]
      date_modified_gmt: string
    }
    const name = 'Made here'
    const category = await change({ change: 'add-category', name })
    const id = await change({ change: 'add-product', name: 'Cup', sku: 'CUP', category_id: category })
    const before = await read<Product>(`/products/${id}`)
    expect(before.categories).toMatchObject([{ id: category, name }])
    await change({ change: 'delete-category', id: category })
    expect((await ask(`/products/categories/${category}`)).status).toBe(404)
    const after = await read<Product>(`/products/${id}`)
    expect(after.categories).toMatchObject([{ id: 15 }])
    expect(after.date_modified_gmt).toBe(before.date_modified_gmt)

    await change({ change: 'break-row', kind: 'products', id, fields: { sku: 7 } })
    expect(await read(`/products/${id}`)).toEqual({ ...after, sku: 7 })
    await change({ change: 'mend-row', kind: 'products', id })
    expect(await read(`/products/${id}`)).toEqual(after)

    const staff = await change({ change: 'add-customer', email: 'sam@example.test', role: 'editor' })
    const listed = async (query: string) =>
      (await read<{ id: number }[]>(`/customers?include=${staff}${query}`)).map((customer) => customer.id)
    expect([await listed(''), await listed('&role=all')]).toEqual([[], [staff]])
  })

  test.each([
    ['/__faults', { kind: 'fire' }, 'kind must be one of'],
    ['/__faults', { kind: 'slow', delay_ms: -1 }, 'delay_ms must be'],
    ['/__faults', { kind: 'slow', shop: 'other' }, 'There is no shop "other"'],
    ['/__changes', { change: 'burn', id: 1 }, 'change must be one of'],
    ['/__changes', { change: 'trash-order' }, 'id is missing'],
    ['/__changes', { change: 'trash-order', id: 1 }, 'has no order 1'],
    ['/__changes', { change: 'break-row', kind: 'ships', id: 1 }, 'kind must be one of'],
    ['/__changes', { change: 'break-row', kind: 'orders', id: 1 }, 'fields must be'],
    ['/__changes', [], 'Send a JSON object'],
  ])('%s refuses %j with a message', async (path, body, words) => {
    const answer = await openTestShop().app.request(path, post(body))
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toContain(words)
  })

  test('refuses a form, which any page could post', async () => {
    const answer = await openTestShop().app.request('/__faults', post({ kind: 'html' }, 'text/plain'))
    expect(answer.status).toBe(400)
  })
})
