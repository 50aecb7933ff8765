import { Component, useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { toast } from '../toast/toast.ts'
import { AwaitedPart } from './awaited-part.tsx'
import { lazyPart } from './lazy-part.ts'

const Menu = () => <p>Here is the menu</p>

/** A page with a button that opens a part. */
function pageWith(load: () => Promise<() => ReactNode>) {
  const LazyMenu = lazyPart(load)
  return function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <AwaitedPart open={open} onMissing={() => setOpen(false)}>
          {open && <LazyMenu />}
        </AwaitedPart>
      </>
    )
  }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('says that a part is loading when its code is late, until it arrives', async () => {
  const code = Promise.withResolvers<() => ReactNode>()
  const Page = pageWith(() => code.promise)
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Open' }).click()
  // The live region is there before its text, so that the text is announced.
  await expect.poll(() => screen.container.querySelector('output')).toBeEmptyDOMElement()
  await vi.advanceTimersByTimeAsync(299)
  expect(screen.container.textContent).toBe('Open')
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading')
  code.resolve(Menu)
  await expect.element(screen.getByText('Here is the menu')).toBeVisible()
  expect(screen.container.querySelector('output')).toBeNull()
})

test('closes a part whose code is missing and says so, and opens it once it is there', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const showError = vi.spyOn(toast, 'error').mockReturnValue(undefined)
  const missing = new TypeError('Failed to fetch dynamically imported module')
  const load = vi.fn<() => Promise<typeof Menu>>().mockRejectedValue(missing)
  const Page = pageWith(load)
  const screen = await render(<Page />)
  const open = screen.getByRole('button', { name: 'Open' })
  await open.click()
  await expect
    .poll(() => showError)
    .toHaveBeenCalledWith(expect.objectContaining({ title: 'This didn’t open. Reload the page.' }))
  await expect.element(open).toBeVisible()
  await vi.advanceTimersByTimeAsync(1000)
  load.mockResolvedValue(Menu)
  await open.click()
  await expect.element(screen.getByText('Here is the menu')).toBeVisible()
})

test('leaves a mistake of the part itself to the boundaries around it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
    override state = { message: null }
    static getDerivedStateFromError = ({ message }: Error) => ({ message })
    override render = () => this.state.message ?? this.props.children
  }
  const Page = pageWith(() =>
    Promise.resolve(() => {
      throw new Error('A mistake of the menu')
    }),
  )
  const screen = await render(
    <Boundary>
      <Page />
    </Boundary>,
  )
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByText('A mistake of the menu')).toBeVisible()
})
