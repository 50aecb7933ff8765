import type { ReactNode } from 'react'
import { forgetStored } from '@tandem/session'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PlacedWidget } from './dashboard-layout.ts'
import { Loaded } from './loaded.tsx'
import { WidgetGrid } from './widget-grid.tsx'
import { Pending } from './pending.tsx'
import { keptHeight } from './widget-heights.ts'

afterEach(() => forgetStored('widget_heights'))

const grid = (content: ReactNode, width: PlacedWidget['width'] = 'full', neighbour?: ReactNode) => (
  <WidgetGrid
    layout={[
      { id: 'insights', width, isHidden: false },
      { id: 'online', width: 'half', isHidden: false },
    ]}
    widgets={{ insights: content, ...(neighbour !== undefined && { online: neighbour }) }}
    isMoving={false}
  />
)

const placeholder = (
  <Pending>
    <p style={{ height: 50 }}>Loading</p>
  </Pending>
)
const figures = (height: number) => (
  <Loaded>
    <p style={{ minHeight: height, margin: 0 }}>Figures</p>
  </Loaded>
)

const shownHeight = () => document.querySelector<HTMLElement>('[data-widget=insights]')?.offsetHeight

it('gives a placeholder the height that the widget had last time at this width, and no other', async () => {
  await page.viewport(900, 600)
  const first = await render(grid(placeholder))
  expect(shownHeight()).toBe(50)
  expect(keptHeight('insights-full')).toBeNull()
  await first.rerender(grid(figures(310)))
  await expect.poll(() => keptHeight('insights-full')).toBe(310)
  await first.unmount()

  const second = await render(grid(placeholder))
  expect(shownHeight()).toBe(310)
  await second.rerender(grid(figures(290)))
  expect(shownHeight()).toBe(290)
  await expect.poll(() => keptHeight('insights-full')).toBe(290)
  await second.rerender(grid(placeholder, 'half'))
  expect(shownHeight()).toBe(50)
  await second.unmount()

  await page.viewport(700, 600)
  await render(grid(placeholder))
  expect(shownHeight()).toBe(50)
})

it('keeps the own height of a widget beside a higher one, and not that of a failure', async () => {
  // Tests of a library have no styles: two columns, as on a wide screen.
  const style = document.createElement('style')
  style.textContent =
    '[data-widget] { display: grid } :has(> [data-widget]) { display: grid; grid-template-columns: 1fr 1fr }'
  document.head.append(style)
  onTestFinished(() => style.remove())
  const { rerender } = await render(grid(figures(200), 'half', figures(400)))
  expect(shownHeight()).toBe(400)
  await expect.poll(() => keptHeight('online-half')).toBe(400)
  expect(keptHeight('insights-half')).toBe(200)
  await rerender(grid(<p style={{ height: 90 }}>Failed</p>, 'half', figures(410)))
  await expect.poll(() => keptHeight('online-half')).toBe(410)
  expect(keptHeight('insights-half')).toBe(200)
})
