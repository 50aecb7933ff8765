import { newTeam, signIn, signOut } from '@tandem/testing'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FeaturePages } from './feature-pages.tsx'
import { testFeature } from './test-feature.tsx'

const firstAddress = window.location.href
const features = [testFeature]
const loading = <p>Loading the shop</p>
let root: Root | undefined
let container: HTMLElement

beforeEach(() => {
  // Other tests draw in `act`; here React works by itself, as in an app.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  container = document.body.appendChild(document.createElement('div'))
  signOut()
})
afterEach(() => {
  root?.unmount()
  container.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', firstAddress)
})

it('shows what loads on the server, and hydrates to the pages without a warning', async () => {
  signIn(await newTeam())
  window.history.pushState(null, '', '/returns')
  const errors: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words))
  // Inside a router, as in a host with pages of its own.
  const app = (
    <StrictMode>
      <MemoryRouter>
        <FeaturePages features={features} loading={loading} />
      </MemoryRouter>
    </StrictMode>
  )
  container.innerHTML = renderToString(app)
  expect(container.textContent).toBe('Loading the shop')
  root = hydrateRoot(container, app, { onRecoverableError: (error) => void errors.push(error) })
  await expect.element(page.getByRole('heading', { name: 'Returns', level: 1 })).toBeVisible()
  expect(page.getByText('Loading the shop').query()).toBeNull()
  expect(errors).toEqual([])
})

it('leaves the page free for other features', async () => {
  signIn(await newTeam())
  window.history.pushState(null, '', '/shop/returns')
  root = createRoot(container)
  root.render(<FeaturePages key="one" features={features} basePath="/shop" loading={loading} />)
  await expect.element(page.getByText('Older ones')).toBeVisible()
  window.history.pushState(null, '', '/store/returns/old')
  root.render(<FeaturePages key="other" features={features} basePath="/store" loading={loading} />)
  await expect.element(page.getByText('Years ago')).toBeVisible()
  expect(page.getByText('Older ones').query()).toBeNull()
})
