import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from './checkbox.tsx'

test('is toggled by its label and by the space key', async () => {
  const screen = await render(<Checkbox label="Remember me" />)
  const checkbox = screen.getByRole('checkbox', { name: 'Remember me' })
  await screen.getByText('Remember me').click()
  await expect.element(checkbox).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(checkbox).not.toBeChecked()
})

test('stays half checked until told otherwise', async () => {
  const screen = await render(
    <Checkbox label="All orders" indeterminate checked={false} onChange={() => {}} />,
  )
  const checkbox = screen.getByRole('checkbox', { name: 'All orders' })
  await expect.element(checkbox).toBePartiallyChecked()
  await screen.rerender(<Checkbox label="All orders" checked onChange={() => {}} />)
  await expect.element(checkbox).not.toBePartiallyChecked()
  await expect.element(checkbox).toBeChecked()
})
