import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

test('calls back once per click', async () => {
  const onClick = vi.fn()
  const screen = await render(<Button onClick={onClick}>Sync now</Button>)
  await screen.getByRole('button', { name: 'Sync now' }).click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test("doesn't submit its form unless asked to", async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button>Show more</Button>
      <Button type="submit">Save</Button>
    </form>,
  )
  await screen.getByRole('button', { name: 'Show more' }).click()
  expect(onSubmit).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('keeps the focus and refuses to submit twice while loading', async () => {
  const onSubmit = vi.fn()
  function SaveForm() {
    const [saving, setSaving] = useState(false)
    const handleSubmit = (event: React.FormEvent) => {
      event.preventDefault()
      onSubmit()
      setSaving(true)
    }
    return (
      <form onSubmit={handleSubmit}>
        <Button type="submit" loading={saving}>
          Save
        </Button>
      </form>
    )
  }
  const screen = await render(<SaveForm />)
  const button = screen.getByRole('button', { name: 'Save' })
  await button.click()
  await button.click({ force: true })
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
})
