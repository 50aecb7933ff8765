import { Component, Suspense, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyPart } from './lazy-part.ts'

const Part = ({ name }: { name: string }) => <p>Here is {name}</p>
const missing = new TypeError('Failed to fetch dynamically imported module')

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render = () =>
    this.state.error ? <p role="alert">{this.state.error.message}</p> : this.props.children
}

const draw = (load: () => Promise<typeof Part>) => {
  const LazyPart = lazyPart(load)
  return render(
    <Boundary>
      <Suspense fallback={<p>Loading</p>}>
        <LazyPart name="the menu" />
      </Suspense>
    </Boundary>,
  )
}

afterEach(() => vi.restoreAllMocks())

test('a part is drawn once it is here', async () => {
  const screen = await draw(() => Promise.resolve(Part))
  await expect.element(screen.getByText('Here is the menu')).toBeVisible()
})

test('without a connection it goes on loading, and comes with the connection, however often that is lost', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValue(missing)
  const screen = await draw(load)
  await expect.element(screen.getByText('Loading')).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => load.mock.calls.length).toBe(2)
  await expect.element(screen.getByText('Loading')).toBeVisible()
  online.mockReturnValue(true)
  load.mockResolvedValue(Part)
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('Here is the menu')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test('what is missing with a connection fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const screen = await draw(() => Promise.reject(missing))
  await expect.element(screen.getByRole('alert')).toHaveTextContent(missing.message)
})
