import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from './avatar.tsx'

test('shows the initials when the picture does not load', async () => {
  const screen = await render(<Avatar src="data:image/png;base64,broken" fallback="SA" label="Selin Aydın" />)
  await expect.element(screen.getByText('SA')).toBeVisible()
})

test('has no accessible name when the name is shown beside it', async () => {
  const screen = await render(<Avatar fallback="SA" />)
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
})
