import { releaseAtom } from '@tandem/page-parts'
import { newTeam, signIn, signOut } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { afterEach, expect, it, vi } from 'vitest'
import { NotesPanel } from './late-notes-panel.tsx'

// A factory that throws would reach the page with another message than a browser's.
vi.mock('./loaded-notes-panel.tsx', () => ({
  LoadedNotesPanel: () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

afterEach(() => {
  signOut()
  vi.restoreAllMocks()
})

it.each([
  ['same', 'A file of it was lost on the way. Reload the page to get it again.', 'Reload the page'],
  ['newer', 'Reload the page to continue. What you saved is kept.', 'Reload the page'],
  ['away', 'Nothing is lost. Check your connection and try again.', 'Try again'],
] as const)(
  'replaces only the notes when their code cannot be fetched, and the release is %s',
  async (found, why, action) => {
    vi.spyOn(console, 'error').mockReturnValue()
    signIn(await newTeam())
    const Order = () => (
      <>
        <p>Order 1</p>
        <NotesPanel row={{ type: 'order', id: 1, name: 'Order 1' }} />
      </>
    )
    const { screen, store } = await openPage(
      { name: 'probe', routes: [{ path: '/probe', Component: Order }] },
      '/probe',
    )
    store.set(releaseAtom, { find: () => Promise.resolve(found) })
    await expect.element(screen.getByText('Notes could not be loaded')).toBeVisible()
    await expect.element(screen.getByText(why)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: action })).toBeEnabled()
    await expect.element(screen.getByText('Order 1')).toBeVisible()
  },
)
