import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchField } from './search-field.tsx'

function Orders({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <SearchField
      label="Search orders"
      clearLabel="Clear search"
      shortcut="/"
      value={value}
      onValueChange={setValue}
    />
  )
}

test('the shortcut is shown and announced; the app handles it', async () => {
  const screen = await render(<Orders />)
  await expect
    .element(screen.getByRole('searchbox', { name: 'Search orders' }))
    .toHaveAttribute('aria-keyshortcuts', '/')
  await expect.element(screen.getByText('/')).toBeVisible()
})

test('the button clears it and keeps the focus', async () => {
  const screen = await render(<Orders initial="lantern" />)
  await screen.getByRole('button', { name: 'Clear search' }).click()
  const search = screen.getByRole('searchbox')
  await expect.element(search).toHaveValue('')
  await expect.element(search).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'Clear search' })).not.toBeInTheDocument()
})

test('Escape clears it first, and only then reaches its surroundings', async () => {
  const onEscape = vi.fn()
  const listener = (event: KeyboardEvent) => event.key === 'Escape' && onEscape()
  document.addEventListener('keydown', listener)
  onTestFinished(() => document.removeEventListener('keydown', listener))
  const screen = await render(<Orders initial="lantern" />)
  await screen.getByRole('searchbox').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  expect(onEscape).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledTimes(1)
})
