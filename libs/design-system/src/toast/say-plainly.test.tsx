import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sayPlainly } from './say-plainly.ts'
import { addToastBox } from './toast-box.ts'

test('a message is said with its action in the live region, until its action or the next one', async () => {
  const region = addToastBox()
  const onAction = vi.fn<() => void>()
  sayPlainly(region, {
    title: 'A new version is available',
    description: 'Your work is saved.',
    action: { label: 'Reload', onAction },
  })
  const words = page.getByText(/A new version is available/)
  await expect.element(words).toBeVisible()
  await expect.element(page.getByText(/Your work is saved\./)).toBeVisible()
  expect(region.contains(words.element())).toBe(true)
  await userEvent.click(page.getByRole('button', { name: 'Reload' }))
  expect(onAction).toHaveBeenCalledOnce()
  await expect.element(words).not.toBeInTheDocument()

  sayPlainly(region, { title: 'First' })
  sayPlainly(region, { title: 'The window could not be opened' })
  await expect.element(page.getByText(/The window could not be opened/)).toBeVisible()
  await expect.element(page.getByText('First')).not.toBeInTheDocument()
})
