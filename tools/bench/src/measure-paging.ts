import type { Browser, Page } from 'playwright-core'
import type { WholeDatabase } from '@tandem/api-server'
import { readMainThread } from './main-thread.ts'
import type { Task } from './main-thread.ts'
import { serveShell } from './serve-shell.ts'

const runs = 20
/** The longest task that a step may have, in milliseconds: the median of its runs. */
const maxTaskMs = 50

/** One action of a reader, until its result is shown. */
interface Step {
  name: string
  /** Printed, but without a limit. */
  isTold?: boolean
  act: (page: Page) => Promise<void>
}

const range = (page: Page, first: string) => page.getByText(new RegExp(`^${first}–[\\d.]+ of `)).waitFor()
const toList = async (page: Page) => {
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await range(page, '1')
}

/** In the order in which a reader does them; each begins where the previous one ended. */
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
      // Rows are rendered over several frames.
      await page.getByRole('rowheader').nth(99).waitFor()
    },
  },
]

/**
 * Pages through the orders of a team in a real browser. For each step it prints the longest task of the
 * page's main thread: the median of all runs, next to that of an empty page in the same runs.
 *
 * @returns whether the limit holds; also true, with a message, if there is no built shell or no browser.
 */
export async function measurePaging(database: WholeDatabase, team_id: number): Promise<boolean> {
  const served = await serveShell(database, team_id)
  if (served === null) return true
  try {
    const page = await served.openSignedIn('/e-commerce/orders')
    await range(page, '1')
    // The empty page is in a group of the menu.
    await page.getByRole('button', { name: 'Integrations', exact: true }).click()
    return print(await measure(served.browser, page))
  } finally {
    await served.close()
  }
}

/** The longest task of each step in each run. */
async function measure(browser: Browser, page: Page): Promise<Task[][]> {
  const longest: Task[][] = steps.map(() => [])
  // The first run loads and compiles everything, so it isn't counted.
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
  console.log(`\nbrowser: longest task of the main thread, median of ${runs}, in ms (! = over ${maxTaskMs})`)
  console.log(
    ''.padEnd(40) + ['by the clock', 'processor', 'from', 'to'].map((head) => head.padStart(13)).join(''),
  )
  const holds = steps.map(({ name, isTold }, place) => {
    const clock = sorted(longest[place]?.map((task) => task.clock))
    const median = middleOf(clock)
    const isOver = !isTold && median > maxTaskMs
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
