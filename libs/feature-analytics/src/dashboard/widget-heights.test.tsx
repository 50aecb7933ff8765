import type { ReactNode } from 'react'
import { forgetStored } from '@tandem/session'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WidgetGrid } from './widget-grid.tsx'
import { Pending } from './pending.tsx'
import { keptHeight } from './widget-heights.ts'

afterEach(() => forgetStored('widget_heights'))

const layout = [{ id: 'insights', width: 'full', isHidden: false }] as const

const grid = (content: ReactNode) => (
  <WidgetGrid layout={[...layout]} widgets={{ insights: content }} isMoving={false} />
)

const placeholder = (
  <Pending id="insights">
    <p style={{ height: 50 }}>Loading</p>
  </Pending>
)

const heightOf = (cell: Element | null) => (cell as HTMLElement).offsetHeight

it('gives a placeholder the height that the widget had last time at this width, and no other', async () => {
  await page.viewport(900, 600)
  const first = await render(grid(placeholder))
  expect(heightOf(document.querySelector('[data-widget]'))).toBe(50)
  expect(keptHeight('insights')).toBeNull()
  await first.rerender(grid(<p style={{ height: 310 }}>Figures</p>))
  await expect.poll(() => keptHeight('insights')).toBe(310)
  await first.unmount()

  const second = await render(grid(placeholder))
  expect(heightOf(document.querySelector('[data-widget]'))).toBe(310)
  await second.rerender(grid(<p style={{ height: 290 }}>Fewer figures</p>))
  expect(heightOf(document.querySelector('[data-widget]'))).toBe(290)
  await expect.poll(() => keptHeight('insights')).toBe(290)
  await second.unmount()

  await page.viewport(700, 600)
  await render(grid(placeholder))
  expect(heightOf(document.querySelector('[data-widget]'))).toBe(50)
})
