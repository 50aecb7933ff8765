import { newTeam, signIn, signOut } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { afterEach, expect, it, vi } from 'vitest'
import { NotesPanel } from './late-notes-panel.tsx'

vi.mock('./loaded-notes-panel.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(() => {
  signOut()
  vi.restoreAllMocks()
})

it('replaces only the notes when their code cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  signIn(await newTeam())
  const Order = () => (
    <>
      <p>Order 1</p>
      <NotesPanel row={{ type: 'order', id: 1, name: 'Order 1' }} />
    </>
  )
  const { screen } = await openPage(
    { name: 'probe', routes: [{ path: '/probe', Component: Order }] },
    '/probe',
  )
  await expect.element(screen.getByText('Notes could not be loaded')).toBeVisible()
  await expect.element(screen.getByText('Order 1')).toBeVisible()
})
