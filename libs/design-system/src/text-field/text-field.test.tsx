import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from './text-field.tsx'

test('is found by its label and described by its hint', async () => {
  const screen = await render(<TextField label="Store name" hint="Letters and digits" />)
  const input = screen.getByRole('textbox', { name: 'Store name' })
  await expect.element(input).toHaveAccessibleDescription('Letters and digits')
  await expect.element(input).not.toBeInvalid()
})

test('an error replaces the hint and marks the input', async () => {
  const field = (error?: string) => <TextField label="Email" hint="Your work address" error={error} />
  const screen = await render(field())
  await screen.rerender(field('Please enter a valid email address'))
  const input = screen.getByRole('textbox', { name: 'Email' })
  await expect.element(input).toHaveAccessibleDescription('Please enter a valid email address')
  await expect.element(input).toBeInvalid()
  await expect.element(screen.getByText('Your work address')).not.toBeInTheDocument()
})

test("an empty error isn't an error", async () => {
  const screen = await render(<TextField label="Email" error="" />)
  await expect.element(screen.getByRole('textbox')).not.toBeInvalid()
})

test('the Tab key reaches the input before the action beside its label', async () => {
  const screen = await render(<TextField label="Token" labelAction={<a href="#where">Where to find it</a>} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('link')).toHaveFocus()
})
