import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from './avatar.tsx'

test('shows the initials when the picture does not load', async () => {
  const screen = await render(<Avatar src="data:image/png;base64,broken" fallback="SA" label="Selin Aydın" />)
  await expect.element(screen.getByText('SA')).toBeVisible()
})

test('shows the initials until the picture has loaded', async () => {
  const teal = encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg"><path fill="teal" d="M0 0h8v8H0z"/></svg>',
  )
  // It is too far away to load.
  const screen = await render(
    <div style={{ paddingTop: '50000px' }}>
      <Avatar src={`data:image/svg+xml,${teal}`} fallback="SA" label="Selin Aydın" />
    </div>,
  )
  await expect.element(screen.getByText('SA')).toBeVisible()
  screen.getByText('SA').element().scrollIntoView()
  await expect.element(screen.getByText('SA')).not.toBeInTheDocument()
})

test('shows a picture that the browser has already, without its initials first', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(8)
  // It is too far away to load, so nothing else can tell.
  const screen = await render(
    <div style={{ paddingTop: '50000px' }}>
      <Avatar src="data:image/png;base64,known" fallback="SA" label="Selin Aydın" />
    </div>,
  )
  vi.restoreAllMocks()
  expect(screen.container).not.toHaveTextContent('SA')
})

test('has no accessible name when the name is shown beside it', async () => {
  const screen = await render(<Avatar fallback="SA" />)
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
})
