import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PlainSelect } from './plain-select.tsx'

const options = [
  { value: 'now', label: 'At once' },
  { value: 'night', label: 'Tonight', hint: '02:00' },
  { value: 'weekend', label: 'At the weekend', disabled: true },
]

function Example({ first, onChoose }: { first?: string; onChoose: (value: string) => void }) {
  const [value, setValue] = useState(first)
  const choose = (next: string) => {
    setValue(next)
    onChoose(next)
  }
  return (
    <>
      <span id="label">First sync</span>
      <PlainSelect
        options={options}
        value={value}
        onValueChange={choose}
        placeholder="Choose a time"
        look="field"
        labelId="label"
        control={{ id: 'control' }}
      />
    </>
  )
}

test('chooses in place of a list whose code is missing', async () => {
  const onChoose = vi.fn<(value: string) => void>()
  const screen = await render(<Example first="now" onChoose={onChoose} />)
  const select = screen.getByRole('combobox', { name: 'First sync' })
  await expect.element(select).toHaveValue('now')
  await select.selectOptions('Tonight (02:00)')
  expect(onChoose.mock.calls).toEqual([['night']])
  await expect.element(select).toHaveValue('night')
  await expect.element(screen.getByRole('option', { name: 'At the weekend' })).toBeDisabled()
})

test('what was chosen is not taken back: the placeholder can only be left', async () => {
  const onChoose = vi.fn<(value: string) => void>()
  const screen = await render(<Example onChoose={onChoose} />)
  const select = screen.getByRole('combobox', { name: 'First sync' })
  await expect.element(screen.getByRole('option', { name: 'Choose a time' })).toBeInTheDocument()
  await select.selectOptions('Tonight (02:00)')
  expect(onChoose.mock.calls).toEqual([['night']])
  await expect.element(screen.getByRole('option', { name: 'Choose a time' })).not.toBeInTheDocument()
})
