import { useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { defineMessages } from '../define-messages.ts'
import { PageFrame } from './page-frame.tsx'
import { FillSlot } from './slot.tsx'

defineMessages('page-frame-test', { pages: { first: { title: 'First' }, second: { title: 'Second' } } })

/** A page that knows its description only when its data is there. */
function SlowPage() {
  const [isRead, setRead] = useState(false)
  return (
    <>
      {isRead && <FillSlot slot="pageDescription">176 posts</FillSlot>}
      <button onClick={() => setRead(true)}>Read</button>
    </>
  )
}

async function open() {
  const router = createMemoryRouter(
    [
      {
        Component: PageFrame,
        HydrateFallback: () => null,
        children: [
          { path: '/first', Component: SlowPage },
          { path: '/second', element: <p>Content</p> },
        ],
      },
    ],
    { initialEntries: ['/first'] },
  )
  return { router, screen: await render(<RouterProvider router={router} />) }
}

test('a description that comes later moves nothing', async () => {
  const { screen } = await open()
  const below = screen.getByRole('button', { name: 'Read' })
  const before = below.element().getBoundingClientRect().top
  await below.click()
  await expect.element(screen.getByText('176 posts')).toBeVisible()
  expect(below.element().getBoundingClientRect().top).toBe(before)
})

test('a page has a header of its own, and keeps it while its address changes', async () => {
  const { router, screen } = await open()
  const first = screen.getByRole('banner').element()
  await router.navigate('/first?page=2')
  expect(screen.getByRole('banner').element()).toBe(first)
  await router.navigate('/second')
  await expect.element(screen.getByRole('heading', { name: 'Second' })).toBeVisible()
  expect(first.isConnected).toBe(false)
})
