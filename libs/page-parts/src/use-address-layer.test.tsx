import { createMemoryRouter, RouterProvider, useLocation, useSearchParams } from 'react-router'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { returnsHere, useAddressLayer } from './use-address-layer.ts'

function List() {
  const layer = useAddressLayer('order')
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  return (
    <>
      <p>{`At ${pathname}${search}`}</p>
      {params.has('order') ? (
        <button type="button" onClick={() => layer.close('')}>
          Close
        </button>
      ) : (
        <button type="button" onClick={() => layer.open('?order=1')}>
          Open
        </button>
      )}
    </>
  )
}

/** The list was opened from another page. */
async function openList() {
  const router = createMemoryRouter([{ path: '*', Component: List }], {
    initialEntries: ['/posts', '/orders'],
  })
  return { router, screen: await render(<RouterProvider router={router} />) }
}

it('goes back over the entry that opening made', async () => {
  const { router, screen } = await openList()
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('At /orders', { exact: true })).toBeVisible()
  await router.navigate(-1)
  await expect.element(screen.getByText('At /posts', { exact: true })).toBeVisible()
})

it('stays on the page when it is closed twice at once', async () => {
  const { screen } = await openList()
  await screen.getByRole('button', { name: 'Open' }).click()
  const close = screen.getByRole('button', { name: 'Close' }).element() as HTMLButtonElement
  close.click()
  close.click()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toBeVisible()
  await expect.element(screen.getByText('At /orders', { exact: true })).toBeVisible()
})

it('goes back again after Forward opened it once more', async () => {
  const { router, screen } = await openList()
  for (const again of ['Open', 'Forward']) {
    if (again === 'Open') await screen.getByRole('button', { name: 'Open' }).click()
    else await router.navigate(1)
    await screen.getByRole('button', { name: 'Close' }).click()
    await expect.element(screen.getByText('At /orders', { exact: true })).toBeVisible()
  }
  await router.navigate(-1)
  await expect.element(screen.getByText('At /posts', { exact: true })).toBeVisible()
})

it('leads back to the page whose link opened it', async () => {
  const { router, screen } = await openList()
  await router.navigate('/posts')
  await router.navigate('/orders?order=1', { state: returnsHere })
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('At /posts', { exact: true })).toBeVisible()
})

it('stays on its page when a link without that state opened it', async () => {
  const { router, screen } = await openList()
  await router.navigate('/posts')
  await router.navigate('/orders?order=1')
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('At /orders', { exact: true })).toBeVisible()
})
