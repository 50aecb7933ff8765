import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findBrowser } from '../../workspace/src/find-browser.ts'
import { journey } from './interaction-journey.ts'
import { contextOf, startLoadProduct } from './load-product.ts'
import { throttle } from './measure-load.ts'
import { watchInteractions } from './watch-interactions.ts'
import type { Interaction } from './watch-interactions.ts'

/** The processor is this many times slower. */
const { values } = parseArgs({ options: { slowdown: { type: 'string', default: '4' } } })

if (!existsSync(join(import.meta.dirname, '../../../apps/shell/dist/index.html'))) {
  console.log('The shell is not built: npx nx build @tandem/shell')
  process.exit(1)
}
const browser = await chromium.launch(findBrowser())
const product = await startLoadProduct()
try {
  await product.fill(browser)
  const context = await contextOf(browser, product)
  const page = await context.newPage()
  await throttle(page, { name: 'slow', slowdown: Number(values.slowdown), network: null })
  const watched = await watchInteractions(page)
  await page.goto(product.origin)
  const measured: Measured[] = []
  for (const [at, step] of journey.entries()) {
    await step.act(page)
    await watched.settle()
    const { interactions, shift } = await watched.take()
    measured.push({ step: `${at + 1}. ${step.name}`, slowest: slowestOf(interactions), shift })
  }
  print(measured)
} finally {
  await product.close()
  await browser.close()
}

interface Measured {
  step: string
  /** Null when the browser reported none: it was faster than 16 ms. */
  slowest: Interaction | null
  /** The layout shift score of what moved without the person's doing. */
  shift: number
}

function slowestOf(interactions: Interaction[]): Interaction | null {
  return interactions.toSorted((one, other) => other.duration - one.duration)[0] ?? null
}

function print(measured: Measured[]) {
  console.table(
    measured.map(({ step, slowest, shift }) => ({
      step,
      'until the next paint, ms': slowest?.duration ?? '< 16',
      'before the handlers': slowest ? Math.round(slowest.delay) : '',
      handlers: slowest ? Math.round(slowest.handlers) : '',
      shift: Number(shift.toFixed(4)),
    })),
  )
  const durations = measured
    .map(({ slowest }) => slowest?.duration ?? 0)
    .toSorted((one, other) => other - one)
  // Of fewer than 50 interactions, INP is the slowest: https://web.dev/articles/inp
  console.log(
    `INP of ${measured.length} interactions, processor ÷ ${values.slowdown}: ${durations[0]} ms (the next ones: ${durations.slice(1, 4).join(', ')} ms)`,
  )
  console.log(`Layout shift: ${measured.reduce((sum, { shift }) => sum + shift, 0).toFixed(4)}`)
}
