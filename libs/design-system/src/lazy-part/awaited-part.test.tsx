import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { AwaitedPart } from './awaited-part.tsx'
import { lazyPart } from './lazy-part.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

test('says that a part is loading when its code is late, until it arrives', async () => {
  const code = Promise.withResolvers<() => ReactNode>()
  const LazyPart = lazyPart(() => code.promise)
  const screen = await render(
    <Suspense fallback={<AwaitedPart />}>
      <LazyPart />
    </Suspense>,
  )
  // The live region is there before its text, so that the text is announced.
  expect(screen.container.querySelector('output')).toBeEmptyDOMElement()
  await vi.advanceTimersByTimeAsync(299)
  expect(screen.container.textContent).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading')
  code.resolve(() => <p>Here is the menu</p>)
  await expect.element(screen.getByText('Here is the menu')).toBeVisible()
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
})
