import { renderRoutes } from '@tandem/testing/render'
import { expect, it } from 'vitest'
import { RouteError } from './route-error.tsx'

const openPage = (lazy: () => Promise<never>) =>
  renderRoutes([{ ErrorBoundary: RouteError, children: [{ path: '/', lazy }] }], { at: '/' })

it('offers a reload where a part of the app is missing, and loads nothing to say so', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/orders-page-1.js')
  const { screen } = await openPage(() => Promise.reject(missing))
  await expect.element(screen.getByRole('heading', { name: 'A new version is ready' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})

it('says of anything else that broke what it can, and offers to try again', async () => {
  let isBroken = true
  const { screen } = await renderRoutes(
    [
      {
        ErrorBoundary: RouteError,
        children: [
          {
            path: '/',
            loader: () => {
              if (isBroken) throw new Error('A bug')
              return null
            },
            Component: () => <h1>Whole again</h1>,
          },
        ],
      },
    ],
    { at: '/' },
  )
  await expect.element(screen.getByRole('heading', { name: 'Unknown Error' })).toBeVisible()
  isBroken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Whole again' })).toBeVisible()
})
