import type { Page } from 'playwright-core'

/** An interaction as the browser reports it (Event Timing), in milliseconds, rounded to 8. */
export interface Interaction {
  /** From the input to the next paint. */
  duration: number
  /** From the input until its handlers begin. */
  delay: number
  /** How long the handlers ran. */
  handlers: number
}

interface Seen {
  interactions: Interaction[]
  shift: number
}

type Watched = Window & { seen?: Seen }

/** Collects the interactions and layout shifts of a page, through all of its documents. */
export async function watchInteractions(page: Page) {
  await page.addInitScript(() => {
    const seen: Seen = { interactions: [], shift: 0 }
    ;(window as Watched).seen = seen
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (entry.interactionId > 0)
          seen.interactions.push({
            duration: entry.duration,
            delay: entry.processingStart - entry.startTime,
            handlers: entry.processingEnd - entry.processingStart,
          })
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    /** Waits until the network is quiet and two frames are painted, after which the browser has reported. */
    async settle() {
      await page.waitForLoadState('networkidle')
      await page.evaluate(
        () =>
          new Promise<void>((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 200))),
          ),
      )
    },
    /** What was seen since it was last taken. */
    take: (): Promise<Seen> =>
      page.evaluate(() => {
        const { seen } = window as Watched
        const taken = { interactions: seen!.interactions.splice(0), shift: seen!.shift }
        seen!.shift = 0
        return taken
      }),
  }
}
