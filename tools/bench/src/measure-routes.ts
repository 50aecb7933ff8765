import type { Page } from 'playwright-core'
import type { WholeDatabase } from '@tandem/api-server'
import { serveShell } from './serve-shell.ts'
import { median } from './timed-in-turns.ts'

const runs = 20
/** How long a route change may take until it is painted, in milliseconds: the median of its runs. */
const maxPaintMs = 100

interface Route {
  name: string
  path: string
  /** The text of its heading. */
  title: string
  /** The element that is there once the page shows its content. */
  content: string
}

/** No two neighbours show the same content under the same heading. */
const routes: Route[] = [
  { name: 'an empty page', path: '/analytics/pinterest', title: 'Coming Soon', content: 'main h1' },
  { name: 'dashboard', path: '/', title: 'Dashboard', content: 'main figure svg' },
  { name: 'posts', path: '/analytics/instagram/posts', title: 'Posts', content: 'main article' },
  { name: 'tracker', path: '/analytics/instagram/tracker', title: 'Tracker', content: 'main tbody th' },
  {
    name: 'posts as a table',
    path: '/analytics/instagram/posts?view=table',
    title: 'Posts',
    content: 'main tbody th',
  },
  { name: 'accounts', path: '/analytics/instagram/accounts', title: 'Accounts', content: 'main tbody th' },
  { name: 'orders', path: '/e-commerce/orders', title: 'Orders', content: 'main tbody th' },
]

/**
 * Goes from page to page of a team in a real browser with a filled cache. It prints how long each page took
 * from the route change until its content was painted, next to an empty page in the same runs.
 *
 * @returns whether the limit holds; also true, with a message, if there is no built shell or no browser.
 */
export async function measureRoutes(database: WholeDatabase, team_id: number, now: Date): Promise<boolean> {
  const served = await serveShell(database, team_id, now)
  if (served === null) return true
  try {
    const page = await served.openSignedIn('/')
    const times: number[][] = routes.map(() => [])
    // The first two runs load, compile and cache everything, so they aren't counted.
    for (let run = -2; run < runs; run += 1) {
      for (const [place, route] of routes.entries()) {
        const time = await goTo(page, route)
        if (run >= 0) times[place]?.push(time)
      }
    }
    return print(times)
  } finally {
    await served.close()
  }
}

/**
 * Changes the route as the browser's own buttons do, and waits until two frames after its content is there.
 */
async function goTo(page: Page, { path, title, content }: Route): Promise<number> {
  const time = await page.evaluate(
    async ({ to, heading, selector }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const began = performance.now()
      const state = { idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1, key: to, usr: null }
      history.pushState(state, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state }))
      const isThere = () =>
        document.querySelector('main h1')?.textContent === heading &&
        document.querySelector(selector) !== null
      for (let tries = 0; tries < 600 && !isThere(); tries += 1) await frame()
      if (!isThere()) throw new Error(`${to} never showed ${selector} under ${heading}`)
      await frame()
      return performance.now() - began
    },
    { to: path, heading: title, selector: content },
  )
  // Background refetches must not run into the next measurement.
  await page.waitForLoadState('networkidle')
  return time
}

function print(times: number[][]): boolean {
  console.log(
    `\nbrowser: from the change of the route to its paint, median of ${runs}, in ms (! = over ${maxPaintMs})`,
  )
  return routes
    .map(({ name }, place) => {
      const time = median(times[place] ?? [])
      const isOver = time > maxPaintMs
      console.log(`${name.padEnd(40)}${time.toFixed(1).padStart(12)}${isOver ? '!' : ''}`)
      return !isOver
    })
    .every(Boolean)
}
