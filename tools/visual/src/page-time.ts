import type { Page } from '@playwright/test'

declare global {
  /** Stops the time that animation frames and `performance.now()` report, or lets it go on. */
  var holdTime: ((isHeld: boolean) => void) | undefined
}

/**
 * Dates in the page never change. Other time runs, because stories wait for timers, until it is held with
 * `holdTime`.
 */
export const controlTime = (page: Page, now: number) => page.addInitScript(control, now)

/**
 * While time is held, a toast keeps its place: otherwise it would disappear after ten seconds, which a busy machine
 * needs for the pictures of one story.
 */
export const holdTime = (page: Page, isHeld: boolean) =>
  page.evaluate((held) => globalThis.holdTime?.(held), isHeld)

/** Runs in the page, before its own scripts. */
function control(now: number) {
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, given: unknown[]) =>
      Reflect.construct(RealDate, given.length === 0 ? [now] : given) as Date,
    apply: (RealDate) => new RealDate(now).toString(),
    get: (RealDate, name) => (name === 'now' ? () => now : Reflect.get(RealDate, name)),
  })
  let heldAt: number | undefined
  const readTime = performance.now.bind(performance)
  const requestFrame = requestAnimationFrame.bind(globalThis)
  performance.now = () => heldAt ?? readTime()
  globalThis.requestAnimationFrame = (draw) => requestFrame((time) => draw(heldAt ?? time))
  globalThis.holdTime = (isHeld) => {
    heldAt = isHeld ? readTime() : undefined
  }
}
