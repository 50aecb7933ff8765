import type { BrowserContext, CDPSession, Page } from 'playwright-core'

/** A page to load, and the element that is there once its content is shown. */
export interface LoadedPage {
  name: string
  url: string
  content: string
}

/** How fast the network and the machine are. */
export interface Line {
  name: 'plain' | 'slow'
  /** How many times slower the processor is. */
  slowdown: number
  /** Round-trip time in milliseconds, and throughput in bytes per second. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null
}

/** As they are, and a phone on slow 4G (1.6 Mbit/s, 562 ms per round trip) as Lighthouse simulates it. */
export const lines: readonly Line[] = [
  { name: 'plain', slowdown: 1, network: null },
  {
    name: 'slow',
    slowdown: 4,
    network: { latency: 562, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 750 * 128 },
  },
]

/** The results of one visit up to its content. Times are in milliseconds since the visit began. */
export interface Visit {
  content: number
  requests: number
  kilobytes: number
  /** From the end of the document to the first data request; null if there is none. */
  firstData: number | null
  /** The layout shift score. */
  shift: number
  /** The requests that waited for each other, from the document to the last one that the content needed. */
  chain: string[]
}

/** Slows down the network and the processor of a tab. The returned session receives its network events. */
export async function throttle(page: Page, { network, slowdown }: Line): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}

/** Visits a page in a new tab. */
export async function visit(
  context: BrowserContext,
  { url, content }: LoadedPage,
  line: Line,
): Promise<Visit> {
  const page = await context.newPage()
  try {
    await throttle(page, line)
    await page.addInitScript(watch, content)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => (window as Watched).contentAt !== undefined, undefined, {
      timeout: 120_000,
      polling: 100,
    })
    // Parts that arrive after the content must not shift the layout either.
    await page.waitForLoadState('networkidle')
    return await read(page)
  } finally {
    await page.close()
  }
}

type Watched = Window & { contentAt?: number; shift?: number }

/** Runs in the page: records when the content is painted, and layout shifts. */
function watch(selector: string) {
  const watched = window as Watched
  watched.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) watched.shift = (watched.shift ?? 0) + entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const isThere = () => {
    const found = document.querySelector(selector)
    return found?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true
  }
  const look = () => {
    if (!isThere()) return void requestAnimationFrame(look)
    requestAnimationFrame(() => (watched.contentAt = performance.now()))
  }
  look()
}

/** Reads the results of the loaded page. */
const read = (page: Page): Promise<Visit> =>
  page.evaluate(() => {
    const { contentAt = 0, shift = 0 } = window as Watched
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ startTime }) => startTime < contentAt,
    )
    const all = [navigation!, ...resources]
    const data = resources.filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
    const chain: PerformanceResourceTiming[] = []
    const needed = all.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= contentAt)
    for (let before = contentAt; ;) {
      const last = needed
        .filter(({ responseEnd }) => responseEnd <= before + 1)
        .toSorted((one, other) => other.responseEnd - one.responseEnd)[0]
      if (!last || chain.includes(last)) break
      chain.unshift(last)
      before = last.startTime
    }
    const nameOf = ({ name, initiatorType }: PerformanceResourceTiming) =>
      initiatorType === 'navigation' ? 'document' : new URL(name).pathname.replace(/^.*\/(?=[^/]+$)/, '')
    return {
      content: contentAt,
      requests: all.length,
      kilobytes: all.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
      firstData:
        data.length === 0
          ? null
          : Math.min(...data.map(({ startTime }) => startTime)) - navigation!.responseEnd,
      shift,
      chain: chain.map(nameOf),
    }
  })
