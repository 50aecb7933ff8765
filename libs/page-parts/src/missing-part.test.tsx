import { lazyPart } from '@tandem/design-system'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { releaseAtom } from './missing-part.ts'
import { WidgetBoundary } from './widget-boundary.tsx'

afterEach(() => void vi.restoreAllMocks())

it.each([
  ['same', 'A file of this page was lost on the way. Reload the page to get it again.', 'Reload the page'],
  [
    'newer',
    'A new version is available. Reload the page to continue. What you saved is kept.',
    'Reload the page',
  ],
  ['away', 'No connection. Nothing is lost. Check your connection and try again.', 'Try again'],
] as const)(
  'a part whose code cannot be fetched says why while the rest stays, when the release is %s',
  async (found, why, action) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const store = createStore()
    store.set(releaseAtom, { find: () => Promise.resolve(found) })
    const Notes = lazyPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    const screen = await render(
      <Provider store={store}>
        <p>Order 1</p>
        <WidgetBoundary failedTitle="Notes could not be loaded" loading={null}>
          <Notes />
        </WidgetBoundary>
      </Provider>,
    )
    await expect.element(screen.getByText('Notes could not be loaded')).toBeVisible()
    await expect.element(screen.getByText(why)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: action })).toBeEnabled()
    await expect.element(screen.getByText('Order 1')).toBeVisible()
  },
)
