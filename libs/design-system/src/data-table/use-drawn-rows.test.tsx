import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { nextDrawn, useDrawnRows } from './use-drawn-rows.ts'

const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => `${from + index}`)
const sixty = rows(0, 60)

test('draws as many new rows as a frame has time for, first ones first', () => {
  expect([...nextDrawn(rows(0, 100), new Set())]).toEqual(rows(0, 4))
  expect([...nextDrawn(rows(0, 100), new Set(rows(0, 4)))]).toEqual(rows(0, 8))
  expect([...nextDrawn(rows(0, 3), new Set())]).toEqual(rows(0, 3))
})

test('keeps drawn rows whatever comes before them, and forgets removed ones', () => {
  const drawn = nextDrawn(rows(0, 100), new Set([...rows(60, 40), 'gone']))
  expect(drawn).toEqual(new Set([...rows(0, 4), ...rows(60, 40)]))
})

test('draws all rows in the end, starts again for others, and never removes those that stay', async () => {
  const seen: number[] = []
  const hook = await renderHook(
    (ids: readonly string[] = []) => {
      const drawn = useDrawnRows(ids)
      seen.push(drawn.size)
      return drawn
    },
    { initialProps: rows(0, 60) },
  )
  expect(seen[0]).toBe(4)
  await expect.poll(() => hook.result.current).toEqual(new Set(rows(0, 60)))
  expect(Math.min(...seen)).toBe(4)

  seen.length = 0
  await hook.rerender(rows(40, 60))
  await expect.poll(() => hook.result.current).toEqual(new Set(rows(40, 60)))
  // Twenty stay, and the first frame adds as many as it can.
  expect(Math.min(...seen)).toBe(24)
})

test('draws all rows at once when the page is printed before they are there', async () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const hook = await renderHook(() => useDrawnRows(sixty))
  expect(hook.result.current.size).toBe(4)
  window.dispatchEvent(new Event('beforeprint'))
  expect(hook.result.current).toEqual(new Set(sixty))
  frames.mockRestore()
})
