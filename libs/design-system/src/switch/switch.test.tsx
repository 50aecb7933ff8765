import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Switch } from './switch.tsx'

function Open({ onChange }: { onChange: (isOn: boolean) => void }) {
  const [isOn, setOn] = useState(false)
  const change = (next: boolean) => {
    setOn(next)
    onChange(next)
  }
  return <Switch label="Open at start" hint="Or press [" checked={isOn} onCheckedChange={change} />
}

test('is toggled by its label and by the space key, and is named only by its label', async () => {
  const onChange = vi.fn()
  const screen = await render(<Open onChange={onChange} />)
  const control = screen.getByRole('switch', { name: 'Open at start', exact: true })
  await expect.element(control).not.toBeChecked()
  await screen.getByText('Open at start').click()
  await expect.element(control).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(control).not.toBeChecked()
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('stays as it is until the caller accepts the change', async () => {
  const screen = await render(<Switch label="Open at start" checked={false} />)
  await screen.getByText('Open at start').click()
  await expect.element(screen.getByRole('switch')).not.toBeChecked()
})

test('says why it is off, and stays in the tab order', async () => {
  const onChange = vi.fn()
  const screen = await render(
    <Switch label="Your accounts" disabledReason="There are none yet." onCheckedChange={onChange} />,
  )
  const control = screen.getByRole('switch', { name: 'Your accounts', exact: true })
  await expect.element(control).toHaveAccessibleDescription('There are none yet.')
  await expect.element(control).toHaveAttribute('aria-disabled', 'true')
  await userEvent.tab()
  await expect.element(control).toHaveFocus()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('There are none yet.')
  await userEvent.keyboard(' ')
  await screen.getByText('Your accounts').click({ force: true })
  await expect.element(control).not.toBeChecked()
  expect(onChange).not.toHaveBeenCalled()
})
