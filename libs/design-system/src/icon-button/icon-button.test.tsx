import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { IconButton } from './icon-button.tsx'

test('is found by its label', async () => {
  const onClick = vi.fn()
  const screen = await render(<IconButton label="Close" icon={<svg aria-hidden />} onClick={onClick} />)
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test("doesn't compile without a label", () => {
  // @ts-expect-error A button that only an eye can name is refused.
  expect(<IconButton icon={<svg />} />).toBeDefined()
})
