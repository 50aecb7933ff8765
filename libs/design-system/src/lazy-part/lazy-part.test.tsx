import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyPart } from './lazy-part.ts'
import { useLoadWhenIdle } from './when-idle.ts'

const Part = ({ name }: { name: string }) => <p>Here is {name}</p>
const missing = new TypeError('Failed to fetch dynamically imported module')

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render = () =>
    this.state.error ? (
      <>
        <p role="alert">{this.state.error.message}</p>
        <button type="button" onClick={() => this.setState({ error: null })}>
          Try again
        </button>
      </>
    ) : (
      this.props.children
    )
}

const renderPart = (load: () => Promise<typeof Part>) => {
  const LazyPart = lazyPart(load)
  return render(
    <Boundary>
      <Suspense fallback={<p>Loading</p>}>
        <LazyPart name="the menu" />
      </Suspense>
    </Boundary>,
  )
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a part is shown once it has loaded', async () => {
  const screen = await renderPart(() => Promise.resolve(Part))
  await expect.element(screen.getByText('Here is the menu')).toBeVisible()
})

test('a part that was fetched while the page was idle is shown immediately', async () => {
  vi.useRealTimers()
  const load = vi.fn<() => Promise<typeof Part>>().mockResolvedValue(Part)
  const LazyPart = lazyPart(load)
  const Page = ({ isOpen = false }) => {
    useLoadWhenIdle(load)
    return isOpen && <LazyPart name="the menu" />
  }
  const page = await render(<Page />)
  await expect.poll(() => load.mock.settledResults.length).toBe(1)
  // Without a Suspense, a part that is still fetched would leave the page empty.
  await page.rerender(<Page isOpen />)
  expect(page.container).toHaveTextContent('Here is the menu')
  expect(load).toHaveBeenCalledTimes(1)
})

test('offline it keeps loading, and appears a second after the connection is back, however often it is lost', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValue(missing)
  const screen = await renderPart(load)
  await expect.element(screen.getByText('Loading')).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await expect.element(screen.getByText('Loading')).toBeVisible()
  online.mockReturnValue(true)
  load.mockResolvedValue(Part)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(screen.getByText('Here is the menu')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test('while the server cannot be reached it keeps loading, and appears once it answers', async () => {
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(missing).mockResolvedValue(Part)
  const screen = await renderPart(load)
  await expect.poll(() => ask.mock.settledResults.length).toBe(1)
  await expect.element(screen.getByText('Loading')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3000)
  await expect.element(screen.getByText('Here is the menu')).toBeVisible()
})

test('a part fails when the server redirects to another origin, because only a reload helps', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, options) =>
    options?.redirect === 'manual'
      ? Promise.resolve({ type: 'opaqueredirect', status: 0 } as Response)
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  const screen = await renderPart(() => Promise.reject(missing))
  await expect.element(screen.getByRole('alert')).toHaveTextContent(missing.message)
})

test('a missing part fails online, and is fetched again when the page is retried', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValue(missing)
  const screen = await renderPart(load)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(missing.message)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  load.mockResolvedValue(Part)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Here is the menu')).toBeVisible()
})
