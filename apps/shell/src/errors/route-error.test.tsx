import { renderRoutes } from '@tandem/testing/render'
import { onlineManager } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { serveReleases } from '../test-releases.ts'
import { RouteError } from './route-error.tsx'

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/orders-page-1.js')

// An earlier file's page may have ended while its last call failed.
beforeEach(() => onlineManager.setOnline(true))

const openPage = (page: RouteObject) =>
  renderRoutes([{ ErrorBoundary: RouteError, children: [{ path: '/', ...page }] }], { at: '/' })

/** Opens a page that can't be entered until its failure is removed. */
async function openFailing(error: Error) {
  let failure: Error | null = error
  const { screen } = await openPage({
    loader: () => {
      if (failure) throw failure
      return null
    },
    Component: () => <h1>Here it is</h1>,
  })
  return { screen, heal: () => void (failure = null) }
}

it.each([
  ['a', 'This page did not load'],
  ['b', 'A new version is available'],
])(
  'offers a reload when a part is missing and the server has the release %s: "%s"',
  async (served, heading) => {
    serveReleases({ shown: 'a', served })
    const { screen } = await openPage({ lazy: () => Promise.reject(missing) })
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  },
)

it("says that there is no connection when a part is missing and the server doesn't answer", async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  serveReleases({ shown: 'a', served: null })
  const { screen } = await openPage({ lazy: () => Promise.reject(missing) })
  await expect.element(screen.getByRole('heading', { name: 'No connection' })).toBeVisible()
})

it('offers a retry instead of a reload without a connection, because a reload would lose the page', async () => {
  const { screen, heal } = await openFailing(missing)
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await expect.element(screen.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument()
  heal()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible()
})

it('enters the page by itself when the connection is back, without mentioning a release', async () => {
  const { screen, heal } = await openFailing(missing)
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await expect.element(screen.getByRole('heading', { name: 'No connection' })).toBeVisible()
  heal()
  onlineManager.setOnline(true)
  await expect.element(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible()
})

it('explains any other error as far as possible, and offers a retry', async () => {
  const { screen, heal } = await openFailing(new Error('A bug'))
  await expect.element(screen.getByRole('heading', { name: 'Unknown Error' })).toBeVisible()
  await expect.element(screen.getByText('A bug', { exact: true })).toBeVisible()
  heal()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible()
})
