import { renderRoutes } from '@tandem/testing/render'
import { onlineManager } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { RouteError } from './route-error.tsx'

const openPage = (lazy: () => Promise<never>) =>
  renderRoutes([{ ErrorBoundary: RouteError, children: [{ path: '/', lazy }] }], { at: '/' })

it('offers a reload where a part of the app is missing, and loads nothing to say so', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/orders-page-1.js')
  const { screen } = await openPage(() => Promise.reject(missing))
  await expect.element(screen.getByRole('heading', { name: 'A new release is ready' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})

it('offers no reload without a connection, which would lose the page, but to try again', async () => {
  let isMissing = true
  const { screen } = await renderRoutes(
    [
      {
        ErrorBoundary: RouteError,
        children: [
          {
            path: '/',
            loader: () => {
              if (isMissing) throw new TypeError('Failed to fetch dynamically imported module: /page.js')
              return null
            },
            Component: () => <h1>Here it is</h1>,
          },
        ],
      },
    ],
    { at: '/' },
  )
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await expect.element(screen.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument()
  isMissing = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible()
})

it('enters the page by itself when the connection is back, and speaks of no release', async () => {
  let isMissing = true
  const { screen } = await renderRoutes(
    [
      {
        ErrorBoundary: RouteError,
        children: [
          {
            path: '/',
            loader: () => {
              if (isMissing) throw new TypeError('Failed to fetch dynamically imported module: /page.js')
              return null
            },
            Component: () => <h1>Here it is</h1>,
          },
        ],
      },
    ],
    { at: '/' },
  )
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await expect.element(screen.getByRole('heading', { name: 'No connection' })).toBeVisible()
  isMissing = false
  onlineManager.setOnline(true)
  await expect.element(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible()
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
