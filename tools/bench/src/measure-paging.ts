import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { serve } from '@hono/node-server'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { createApi } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { createTestApi } from '@tandem/api-server/testing'
import { findBrowser } from '../../workspace/src/find-browser.ts'
import { readMainThread } from './main-thread.ts'
import type { Task } from './main-thread.ts'

const shell = join(import.meta.dirname, '../../../apps/shell/dist')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const runs = 20
/** The longest task that a step may have, in milliseconds: the median of its runs. */
const most = 50

/** One thing that a reader does, until what it leads to is drawn. */
interface Step {
  name: string
  /** Told, and not held to the limit. */
  isTold?: boolean
  act: (page: Page) => Promise<void>
}

const range = (page: Page, first: string) => page.getByText(new RegExp(`^${first}–[\\d.]+ of `)).waitFor()
const toList = async (page: Page) => {
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await range(page, '1')
}

/** In the order in which a reader does them; each begins where the one before ended. */
const steps: Step[] = [
  {
    name: 'an empty page',
    isTold: true,
    async act(page) {
      await page.getByRole('link', { name: 'Social Media', exact: true }).click()
      await page.getByRole('heading', { name: 'Coming Soon' }).waitFor()
    },
  },
  { name: 'the list', act: toList },
  {
    name: 'the next page',
    async act(page) {
      await page.getByRole('link', { name: 'Next page' }).click()
      await range(page, '11')
    },
  },
  {
    name: 'the last page',
    async act(page) {
      const last = page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name: /^Page / })
        .last()
      await last.click()
      await page.getByRole('link', { name: 'Page 1', exact: true }).waitFor()
      await page.getByRole('button', { name: 'Next page' }).waitFor()
    },
  },
  {
    name: 'a filter',
    async act(page) {
      await page.getByRole('button', { name: /^Status ?Any/ }).click()
      await page.getByRole('checkbox', { name: /^Completed/ }).click()
      await page.keyboard.press('Escape')
      await range(page, '1')
    },
  },
  {
    name: 'a hundred rows at once',
    async act(page) {
      await page.getByLabel('Rows').selectOption('100')
      await page.getByText(/^1–100 of /).waitFor()
      // They are drawn over several frames.
      await page.getByRole('rowheader').nth(99).waitFor()
    },
  },
]

/** Limits would answer for the pages. */
const limiter = () => ({ take: async () => null, reset: async () => undefined })

/**
 * Pages through the orders of a team in a real browser and prints, for each step, the longest task of the page's main
 * thread: the median of all runs, beside that of a page with nothing on it in the same runs.
 *
 * @returns whether the limit holds; also where there is no built shell or no browser, which it says.
 */
export async function measurePaging(database: WholeDatabase, team_id: number): Promise<boolean> {
  if (!existsSync(join(shell, 'index.html'))) return skipped('the shell is not built')
  const opened = await open()
  if (opened === null) return skipped('there is no browser')
  const api = await createTestApi({ database, overrides: { limiter } })
  const { fetch } = createApi(api.dependencies)
  const server = serve({
    fetch: (request) => (isOfApi(request) ? fetch(request) : fileOf(request)),
    hostname: '127.0.0.1',
    port: 0,
  })
  try {
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const page = await signedIn(opened, origin, await api.newUser(team_id))
    return print(await measure(opened, page))
  } finally {
    await opened.close()
    await new Promise((resolve) => server.close(resolve))
    await api.close()
  }
}

const isOfApi = (request: Request) => new URL(request.url).pathname.startsWith('/api/')

async function fileOf(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const name = extname(pathname) === '' ? '/index.html' : pathname
  const content = await readFile(join(shell, name)).catch(() => null)
  return content === null
    ? new Response(null, { status: 404 })
    : new Response(content, { headers: { 'Content-Type': types[extname(name)] ?? 'text/plain' } })
}

async function open(): Promise<Browser | null> {
  return chromium.launch(findBrowser()).catch(() => null)
}

async function signedIn(browser: Browser, origin: string, user: { email: string; password: string }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await page.goto(`${origin}/e-commerce/orders`)
  await page.getByLabel('E-mail').fill(user.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(user.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await range(page, '1')
  // The empty page stands in a group of the menu.
  await page.getByRole('button', { name: 'Integrations', exact: true }).click()
  return page
}

/** The longest task of each step in each run. */
async function measure(browser: Browser, page: Page): Promise<Task[][]> {
  const longest: Task[][] = steps.map(() => [])
  // Once for what is loaded and compiled with the first use.
  for (const { act } of steps) await act(page)
  for (let run = 0; run < runs; run += 1) {
    for (const [place, { act }] of steps.entries()) {
      const tasks = await readMainThread(browser, page, () => act(page))
      const [first] = tasks.toSorted((one, other) => other.clock - one.clock)
      if (first) longest[place]?.push(first)
    }
  }
  return longest
}

function print(longest: Task[][]): boolean {
  console.log(`\nbrowser: longest task of the main thread, median of ${runs}, in ms (! = over ${most})`)
  console.log(
    ''.padEnd(40) + ['by the clock', 'processor', 'from', 'to'].map((head) => head.padStart(13)).join(''),
  )
  const holds = steps.map(({ name, isTold }, place) => {
    const clock = sorted(longest[place]?.map((task) => task.clock))
    const median = middleOf(clock)
    const isOver = !isTold && median > most
    const processor = middleOf(sorted(longest[place]?.map((task) => task.processor)))
    const figures = [processor, clock[0] ?? 0, clock.at(-1) ?? 0].map((value) =>
      value.toFixed(1).padStart(13),
    )
    console.log(`${name.padEnd(40)}${median.toFixed(1).padStart(12)}${isOver ? '!' : ' '}${figures.join('')}`)
    return !isOver
  })
  return holds.every(Boolean)
}

const sorted = (values: readonly number[] = []) => values.toSorted((one, other) => one - other)
const middleOf = (values: readonly number[]) => values[Math.floor(values.length / 2)] ?? 0

function skipped(reason: string): true {
  console.log(`\nbrowser: not measured, ${reason}`)
  return true
}
