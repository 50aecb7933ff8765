import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PasswordField } from './password-field.tsx'

test('shows and hides the password, and says what the button will do', async () => {
  const screen = await render(
    <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />,
  )
  const input = screen.getByLabelText('Password', { exact: true })
  await input.fill('sunny-orchard')
  await expect.element(input).toHaveAttribute('type', 'password')

  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveValue('sunny-orchard')

  await screen.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
})
