import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { customerPerson } from '../dataset/people.ts'
import { basic, openTestShop } from '../testing/open-test-shop.ts'
import { tinySampleCsv } from '../tiny-sample.generated.ts'
import { tinySample } from '../tiny-sample.ts'
import { demoSamplePath, openDemoSamples, openSample, samplePath } from './open-sample.ts'
import { readOrdersFile } from './read-orders-file.ts'
import { serveSimulator } from './serve-simulator.ts'
import type { RunningSimulator } from './serve-simulator.ts'
import { tinySampleModule } from './tiny-sample-module.ts'

const reader = { headers: basic('ck_read', 'cs_read') }

describe('the bundled samples', () => {
  test('are smaller than 2 MB and match their attribution', async () => {
    const sizes = await Promise.all([stat(samplePath), stat(demoSamplePath)])
    expect(sizes[0].size + sizes[1].size).toBeLessThan(2_000_000)
    const attribution = readFileSync(new URL('../../data/ATTRIBUTION.md', import.meta.url), 'utf8')
    const { counts } = await openSample()
    const { home, abroad } = await openDemoSamples()
    for (const rows of [counts.rows, home.counts.rows + abroad.counts.rows])
      expect(attribution).toContain(rows.toLocaleString('en-GB'))
    expect(attribution).toContain('10.24432/C5BW33')
  })

  test('can be cut to their newest orders and the customers of those', async () => {
    const whole = await openSample()
    vi.stubEnv('SIMULATED_ORDERS', '50')
    const { orders, customers, products, lastDay } = await openSample()
    vi.unstubAllEnvs()
    const dayOf = ({ createdAt }: { createdAt: string }) => createdAt.slice(0, 10)
    expect([orders.length, lastDay, products.length]).toEqual([50, whole.lastDay, whole.products.length])
    expect(orders.map(dayOf).toSorted()).toEqual(whole.orders.map(dayOf).toSorted().slice(-50))
    const known = new Set(customers)
    expect(orders.filter(({ customer }) => customer !== null && !known.has(customer))).toEqual([])
    expect(customers.length).toBeLessThanOrEqual(50)
  })

  test('each order of the demo is in one of its two shops, and their sums match the file', async () => {
    const whole = await readOrdersFile(demoSamplePath)
    const { home, abroad } = await openDemoSamples()
    const invoicesOf = (orders: typeof whole.orders) => orders.map(({ invoice }) => invoice).toSorted()
    const both = [...home.orders, ...abroad.orders]
    expect(invoicesOf(both)).toEqual(invoicesOf(whole.orders))
    const soldBy = (orders: typeof whole.orders) => orders.reduce((sum, { total }) => sum + total, 0)
    expect(soldBy(home.orders)).toBeGreaterThan(0)
    expect(soldBy(abroad.orders)).toBeGreaterThan(0)
    expect(soldBy(home.orders) + soldBy(abroad.orders)).toBe(soldBy(whole.orders))
    const ofHome = new Set(invoicesOf(home.orders))
    expect(invoicesOf(abroad.orders).filter((invoice) => ofHome.has(invoice))).toEqual([])
    expect(home.orders.every(({ currency, country }) => currency === 'GBP' && country === 'GB')).toBe(true)
    expect(abroad.orders.every(({ currency, country }) => currency === 'EUR' && country !== 'GB')).toBe(true)
    expect(abroad.lastDay).toBe(home.lastDay)
  })

  test('the tiny one is up to date and has each kind of quirk', () => {
    const module = tinySampleModule(gunzipSync(readFileSync(samplePath)).toString())
    expect(module).toContain(JSON.stringify(tinySampleCsv))
    const { orders } = tinySample()
    expect(new Set(orders.map(({ status }) => status)).size).toBe(7)
    expect(new Set(orders.map(({ currency }) => currency))).toEqual(new Set(['GBP', 'EUR']))
    expect(orders.some(({ guest }) => guest)).toBe(true)
    expect(orders.some(({ total }) => total === 0)).toBe(true)
    expect(orders.some(({ lines }) => lines.some(({ product }) => !product))).toBe(true)
  })

  test('give no two customers the same name', async () => {
    const { customers } = await openSample()
    expect(new Set(customers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(
      customers.length,
    )
    expect(customerPerson(17_850).email).toMatch(/^[a-z]+\.[a-z]+\.17850@example\.test$/)
  })
})

describe('a file of orders', () => {
  test("that doesn't exist is named in the error", async () => {
    await expect(readOrdersFile('no-such-file.csv')).rejects.toThrow('no-such-file.csv: ')
  })
})

describe('a listening simulator', () => {
  let running: RunningSimulator | undefined
  afterEach(async () => {
    await running?.close()
    running = undefined
  })

  test('treats loopback as https, and reports its own address', async () => {
    const { app } = openTestShop()
    running = await serveSimulator(app, 0)
    const answer = await fetch(`${running.origin}/shop/wp-json/wc/v3/orders?per_page=1`, reader)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Link')).toContain(`<${running.origin}/shop/wp-json/wc/v3/orders?`)
    expect(await answer.json()).toHaveLength(1)
  })

  test('breaks the connection on a reset', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    const { app, shop } = openTestShop()
    running = await serveSimulator(app, 0)
    shop.faults.add({ kind: 'reset' })
    const { origin } = running
    const read = async () => (await fetch(`${origin}/shop/wp-json/wc/v3/orders`, reader)).text()
    await expect(read()).rejects.toThrow(TypeError)
    expect(await read()).toContain('line_items')
    reported.mockRestore()
  })

  test('closes while a request is stalled', async () => {
    const { app, shop } = openTestShop()
    const server = await serveSimulator(app, 0)
    shop.faults.add({ kind: 'stall' })
    const answer = fetch(`${server.origin}/shop/wp-json/wc/v3/orders`, reader)
    const refused = expect(answer).rejects.toThrow(TypeError)
    while (shop.faults.list().length > 0) await new Promise((resolve) => setImmediate(resolve))
    await server.close()
    await refused
  })
})

const run = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url))
    const child = execFile(
      process.execPath,
      ['--conditions=@tandem/source', main, ...args],
      { timeout: 20_000 },
      (_error, _out, output) => resolve({ code: child.exitCode ?? -1, output }),
    )
  })

describe('npm run providers', () => {
  test.each([
    [['--port', 'http'], '--port must be a number'],
    [['--orders', 'no-such-file.csv'], 'no-such-file.csv'],
    [['--speed', '9'], '--speed'],
    [['--end', 'today'], '--end must be a day'],
  ])('reports in one line what is wrong with %j, and exits with 1', async (args, words) => {
    const { code, output } = await run(...args)
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain(words)
  })

  test('reports that a port is taken', async () => {
    const other = createServer()
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    const { code, output } = await run('--port', String(port))
    other.close()
    expect([code, output.trim().split('\n').length]).toEqual([1, 1])
    expect(output).toContain('the port is taken')
  })
})
