import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLoadWhenIdle, whenIdle } from './when-idle.ts'

afterEach(() => vi.restoreAllMocks())

function Page({ load }: { load: () => Promise<unknown> }) {
  useLoadWhenIdle(load)
  return <p>A page</p>
}

test('calls back once the page is idle, unless it was cancelled', async () => {
  const [wanted, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>()]
  whenIdle(cancelled)()
  whenIdle(wanted)
  await expect.poll(() => wanted.mock.calls.length).toBe(1)
  expect(cancelled).not.toHaveBeenCalled()
})

test('fetches code once, although the page is drawn again, and is quiet about a failure', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError('missing'))
  const screen = await render(<Page load={load} />)
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await screen.rerender(<Page load={load} />)
  await new Promise((resolve) => whenIdle(() => resolve(null)))
  expect(load).toHaveBeenCalledTimes(1)
})

test('fetches nothing offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<unknown>>()
  await render(<Page load={load} />)
  await new Promise((resolve) => whenIdle(() => resolve(null)))
  expect(load).not.toHaveBeenCalled()
})
