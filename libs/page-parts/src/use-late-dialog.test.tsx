import type { ComponentType } from 'react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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
