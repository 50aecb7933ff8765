import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Sheet } from '../sheet/sheet.tsx'
import { toastBox } from './toast-box.ts'
import { toast } from './toast.ts'

test('a toast over an open sheet is announced, and its button leaves the sheet open, even after earlier toasts', async () => {
  toast.success({ title: 'First' })
  // A screen reader hears what comes into a live region, not what comes with one.
  const region = toastBox()
  expect(region).toHaveAttribute('aria-live', 'polite')
  expect(region).not.toHaveTextContent('First')
  const first = page.getByRole('status', { name: 'First' })
  await expect.element(first).toBeVisible()
  expect(region).toHaveTextContent('First')
  await first.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(first).not.toBeInTheDocument()

  const onOpenChange = vi.fn()
  const undo = vi.fn()
  await render(
    <Sheet open title="Notes" onOpenChange={onOpenChange}>
      Words
    </Sheet>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Notes' })).toBeVisible()
  toast.success({ title: 'Note deleted', action: { label: 'Undo', onAction: undo } })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(undo).toHaveBeenCalledOnce()
  expect(onOpenChange).not.toHaveBeenCalled()
})
