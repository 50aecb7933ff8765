import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { defineMessages } from '../define-messages.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { comingSoonRoute } from './coming-soon-route.tsx'

defineMessages('coming-soon-test', { pages: { 'not-yet': { title: 'Not yet' }, there: { title: 'There' } } })

const open = (at: string) => {
  const router = createMemoryRouter(
    [
      {
        Component: PageFrame,
        HydrateFallback: () => null,
        children: [comingSoonRoute('/not-yet'), { path: '/there', element: <p>Content</p> }],
      },
    ],
    { initialEntries: [at] },
  )
  return render(<RouterProvider router={router} />)
}

test('a planned page says so under one heading', async () => {
  const screen = await open('/not-yet')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coming Soon')
  await expect
    .element(screen.getByText('This page has not been created yet. Stay tuned though!'))
    .toBeVisible()
  await expect.element(screen.getByText('Not yet', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

test('every other page has the title of its path, with or without a trailing slash', async () => {
  for (const at of ['/there', '/there/']) {
    const screen = await open(at)
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There')
    await screen.unmount()
  }
})
