import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { findBrowser } from '../../workspace/src/find-browser.ts'
import { openLoadFloors } from './load-floor.ts'
import { startLoadProduct } from './load-product.ts'
import { lines, throttle } from './measure-load.ts'
import type { Line } from './measure-load.ts'
import { median } from './timed-in-turns.ts'

const runs = 5

interface Load {
  /** Milliseconds from the navigation until the field can be used, and until React has hydrated it. */
  usable: number
  hydrated: number | null
  /** Everything that was transferred, in kB of 1000 bytes. */
  kilobytes: number
}

const limits = { usable: 1.2, hydrated: 1.4 }

type Loads = Record<'plain form' | 'React, one input' | 'sign-in', Record<Line['name'], Load[]>>

/**
 * Loads the sign-in page with an empty cache, alternating with a plain form and React's input, on both lines;
 * prints the table. The shell must be built. @returns whether the limits hold
 */
async function loadSignIn(): Promise<boolean> {
  const browser = await chromium.launch(findBrowser())
  const floors = await openLoadFloors()
  const product = await startLoadProduct()
  try {
    const pages = {
      'plain form': `${floors.origin}/form`,
      'React, one input': `${floors.origin}/react`,
      'sign-in': `${product.origin}/auth/login`,
    }
    const none = () => ({ plain: [], slow: [] })
    const loads: Loads = { 'plain form': none(), 'React, one input': none(), 'sign-in': none() }
    for (let run = 0; run < runs; run++)
      for (const line of lines)
        for (const name of Object.keys(pages) as (keyof typeof pages)[])
          loads[name][line.name].push(await load(browser, pages[name], line, name !== 'plain form'))
    return print(loads)
  } finally {
    await product.close()
    await floors.close()
    await browser.close()
  }
}

async function load(browser: Browser, address: string, line: Line, hasScript: boolean): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const session = await throttle(page, line)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.addInitScript(watchField)
    await page.goto(address, { timeout: 120_000, waitUntil: 'commit' })
    const seen = await page.waitForFunction(
      (waits) => {
        const times = (globalThis as { fieldTimes?: { usable?: number; hydrated?: number } }).fieldTimes
        return times?.usable !== undefined && (!waits || times.hydrated !== undefined) ? times : null
      },
      hasScript,
      { timeout: 120_000 },
    )
    const { usable = 0, hydrated = null } = (await seen.jsonValue()) ?? {}
    await page.waitForLoadState('networkidle')
    return { usable, hydrated, kilobytes: bytes / 1000 }
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page: checks in each frame whether the field is on screen, and between frames whether React has
 * hydrated it.
 */
function watchField() {
  const times: { usable?: number; hydrated?: number } = {}
  Object.assign(globalThis, { fieldTimes: times })
  const findField = () => document.querySelector('input:not([type=hidden])')
  const lookAtFrame = () => {
    if (findField()?.getClientRects().length) times.usable = performance.now()
    else requestAnimationFrame(lookAtFrame)
  }
  requestAnimationFrame(lookAtFrame)
  const lookBetween = setInterval(() => {
    if (!Object.keys(findField() ?? {}).some((key) => key.startsWith('__reactProps'))) return
    times.hydrated = performance.now()
    clearInterval(lookBetween)
  }, 5)
}

function print(loads: Loads): boolean {
  const of = (name: keyof typeof loads, line: Line['name'], figure: keyof Load) =>
    median(loads[name][line].map((one) => one[figure] ?? 0))
  const names = Object.keys(loads) as (keyof typeof loads)[]
  console.log(`\nsign-in page, cold: milliseconds, medians of ${runs}\n`)
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          kB: Math.round(of(name, 'plain', 'kilobytes')),
          'usable, plain': Math.round(of(name, 'plain', 'usable')),
          'usable, slow': Math.round(of(name, 'slow', 'usable')),
          'hydrated, plain': Math.round(of(name, 'plain', 'hydrated')),
          'hydrated, slow': Math.round(of(name, 'slow', 'hydrated')),
        },
      ]),
    ),
  )
  const ratios = [
    [
      'usable, slow, × the plain form',
      of('sign-in', 'slow', 'usable') / of('plain form', 'slow', 'usable'),
      limits.usable,
    ],
    ...(['plain', 'slow'] as const).map((line) => [
      `hydrated, ${line}, × React's input`,
      of('sign-in', line, 'hydrated') / of('React, one input', line, 'hydrated'),
      limits.hydrated,
    ]),
  ] as [string, number, number][]
  for (const [what, ratio, max] of ratios)
    console.log(`${ratio > max ? '! ' : '  '}${what}: ${ratio.toFixed(2)} (at most ${max})`)
  return ratios.every(([, ratio, max]) => ratio <= max)
}

process.exitCode = (await loadSignIn()) ? 0 : 1
