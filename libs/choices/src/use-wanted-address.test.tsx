import { createMemoryRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useWantedAddress } from './use-wanted-address.ts'

function List() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { wanted, go } = useWantedAddress(params.get('status') ?? 'any', (status) => `?status=${status}`)
  return (
    <>
      <button type="button" onClick={() => go('paid')}>
        {wanted}
      </button>
      <button type="button" onClick={() => void navigate('/orders/1')}>
        First order
      </button>
    </>
  )
}

async function openList(loader?: () => Promise<null>) {
  const router = createMemoryRouter(
    [
      { path: '/orders', element: <List /> },
      { path: '/orders/1', element: 'Order 1', loader },
    ],
    { initialEntries: ['/orders'] },
  )
  return { router, screen: await render(<RouterProvider router={router} />) }
}

test('a choice shows in its control, and then in the address', async () => {
  const { router, screen } = await openList()
  await screen.getByRole('button', { name: 'any' }).click()
  await expect.element(screen.getByRole('button', { name: 'paid' })).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('?status=paid')
})

test('a page that is opened right after a choice opens', async () => {
  const order = Promise.withResolvers<null>()
  const { router, screen } = await openList(() => order.promise)
  const [choice, link] = [...document.querySelectorAll('button')]
  // In one task, as on a machine that is too busy to do anything between two clicks.
  choice?.click()
  link?.click()
  await expect.poll(() => router.state.navigation.location?.pathname).toBe('/orders/1')
  order.resolve(null)
  await expect.element(screen.getByText('Order 1')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/orders/1', search: '' })
})
