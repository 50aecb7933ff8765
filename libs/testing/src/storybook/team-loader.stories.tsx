import { call } from '@tandem/api-client'
import { listOrders } from '@tandem/api-contract'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect } from 'storybook/test'
import { hostRoutes } from '../host-routes.tsx'

const orders = queryOptions({
  queryKey: ['orders'],
  queryFn: ({ signal }) => call(listOrders, {}, { signal }),
})

function Total() {
  const { total } = useSuspenseQuery(orders).data.meta
  return <p>{`${total} orders`}</p>
}

const routes = [
  {
    path: '/',
    element: (
      <Suspense>
        <Total />
      </Suspense>
    ),
  },
]

function Hosted() {
  const [host] = useState(() => hostRoutes(routes, { at: '/' }))
  return host.element
}

export default { title: 'Testing/Real server', component: Hosted } satisfies Meta<typeof Hosted>

/** The whole server runs in this page, and has synced the shown orders into its database. */
export const OrdersOfATeam: StoryObj<typeof Hosted> = {
  parameters: { team: { stores: [{ orders: 7 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 orders')).toBeVisible()
  },
}
