import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { findBrowser } from '../../workspace/src/find-browser.ts'
import { openLoadFloors } from './load-floor.ts'
import { contextOf, startLoadProduct } from './load-product.ts'
import type { LoadProduct } from './load-product.ts'
import { lines, visit } from './measure-load.ts'
import type { Line, LoadedPage, Visit } from './measure-load.ts'
import { median } from './timed-in-turns.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** Only pages whose name begins with this; the floors are always included. */
    page: { type: 'string', default: '' },
  },
})
const runs = Number(values.runs)
const chosen = (pages: LoadedPage[]) => pages.filter(({ name }) => name.startsWith(values.page))

/** Visits with an empty and with a filled cache, on each line; medians of the runs. */
interface Measured {
  page: LoadedPage
  line: Line
  cold: Visit
  second: Visit
}

if (!existsSync(join(import.meta.dirname, '../../../apps/shell/dist/index.html'))) {
  console.log('The shell is not built: npx nx build @tandem/shell')
  process.exit(1)
}
const browser = await chromium.launch(findBrowser())
const floors = await openLoadFloors()
const product = await startLoadProduct()
const at = (path: string) => product.origin + path
const floorPages = [
  { name: 'form of HTML', url: `${floors.origin}/form`, content: 'input' },
  { name: 'input of React', url: `${floors.origin}/react`, content: 'input' },
]
const emptyPages = chosen([
  // The dashboard before the first store or account is connected.
  { name: 'dashboard, empty', url: at('/'), content: 'main h2' },
])
const fullPages = chosen([
  { name: 'dashboard, full', url: at('/'), content: 'main figure svg' },
  { name: 'orders', url: at('/e-commerce/orders'), content: 'main tbody th' },
  { name: 'posts', url: at('/analytics/instagram/posts'), content: 'main article' },
  { name: 'tracker', url: at('/analytics/instagram/tracker'), content: 'main tbody th' },
  { name: 'accounts', url: at('/analytics/instagram/accounts'), content: 'main tbody th' },
  { name: 'settings', url: at('/settings/profile'), content: 'main form input' },
])
try {
  const floor = await measure(browser, product, floorPages)
  const empty = await measure(browser, product, emptyPages)
  await product.fill(browser)
  const full = await measure(browser, product, fullPages)
  print([...floor, ...empty, ...full], floor)
} finally {
  await product.close()
  await floors.close()
  await browser.close()
}

async function measure(of: Browser, from: LoadProduct, pages: LoadedPage[]): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const line of lines)
    for (const page of pages) {
      const cold: Visit[] = []
      const second: Visit[] = []
      for (let run = 0; run < runs; run += 1) {
        const context = await contextOf(of, from)
        cold.push(await visit(context, page, line))
        second.push(await visit(context, page, line))
        await context.close()
      }
      measured.push({ page, line, cold: middle(cold), second: middle(second) })
    }
  return measured
}

/** The visit with the median time to content. */
function middle(visits: Visit[]): Visit {
  const time = median(visits.map(({ content }) => content))
  return visits.find(({ content }) => content === time)!
}

function print(rows: Measured[], floor: Measured[]) {
  const react = (line: Line) => floor.find((row) => row.line === line && row.page.name.includes('React'))
  console.table(
    rows.map(({ page, line, cold, second }) => ({
      page: page.name,
      line: line.name,
      requests: cold.requests,
      kB: Math.round(cold.kilobytes),
      'content, ms': Math.round(cold.content),
      '× React': Number((cold.content / (react(line)?.cold.content ?? Number.NaN)).toFixed(2)),
      'first data after document, ms': cold.firstData === null ? '' : Math.round(cold.firstData),
      shift: Number(cold.shift.toFixed(3)),
      'second visit, ms': Math.round(second.content),
      'second, kB': Math.round(second.kilobytes),
    })),
  )
  console.log('What each page waited for, one after the other, on the slow line:')
  for (const { page, line, cold } of rows)
    if (line.name === 'slow') console.log(`${page.name.padEnd(20)}${cold.chain.join(' → ')}`)
}
