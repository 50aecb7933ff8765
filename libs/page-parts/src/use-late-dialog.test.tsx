import { createStore, Provider } from 'jotai'
import type { ComponentType } from 'react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { releaseAtom } from './missing-part.ts'
import { useLateDialog } from './use-late-dialog.ts'

const Asked = () => <p>Export as what?</p>

function Opener({ load }: { load: () => Promise<ComponentType> }) {
  const { Dialog, isComing, open } = useLateDialog(load)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-busy={isComing} onClick={() => open(() => setOpen(true))}>
        Export
      </button>
      {isOpen && Dialog && <Dialog />}
    </>
  )
}

it('shows that a dialog is coming, then opens it', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  const screen = await render(<Opener load={() => promise} />)
  const button = screen.getByRole('button', { name: 'Export' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  resolve(Asked)
  await expect.element(screen.getByText('Export as what?')).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
})

it('says that a dialog could not be opened, keeps the page, and tries again at the next click', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new TypeError('missing'))
  const screen = await render(<Opener load={load} />)
  const button = screen.getByRole('button', { name: 'Export' })
  await button.click()
  await expect.element(page.getByText('This couldn’t be opened')).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  load.mockResolvedValue(Asked)
  await button.click()
  await expect.element(screen.getByText('Export as what?')).toBeVisible()
})

it('offers the new release that has replaced the code of a dialog', async () => {
  const store = createStore()
  store.set(releaseAtom, { find: () => Promise.resolve('newer') })
  const load = () => Promise.reject(new TypeError('Importing a module script failed.'))
  const screen = await render(
    <Provider store={store}>
      <Opener load={load} />
    </Provider>,
  )
  await screen.getByRole('button', { name: 'Export' }).click()
  const toast = page.getByRole('status', { name: 'A new version is available' })
  await expect.element(toast.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})
