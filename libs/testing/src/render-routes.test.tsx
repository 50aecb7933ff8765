import { call } from '@tandem/api-client'
import { getMe, listOrders } from '@tandem/api-contract'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { newTeam, signIn, signOut } from './index.ts'
import { renderRoutes } from './render-routes.tsx'

const me = queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => call(getMe, {}, { signal }) })
const orders = queryOptions({
  queryKey: ['orders'],
  queryFn: ({ signal }) => call(listOrders, {}, { signal }),
})

function Greeting() {
  const { name, team } = useSuspenseQuery(me).data.data
  const { total } = useSuspenseQuery(orders).data.meta
  return <h1>{`${name} of ${team.name}: ${total}`}</h1>
}

const routes = [
  {
    path: '/greeting',
    element: (
      <Suspense>
        <Greeting />
      </Suspense>
    ),
    errorElement: <p>No greeting</p>,
  },
]

afterEach(signOut)

it('renders routes for a signed-in user, against the real server', async () => {
  const team = await newTeam({ name: 'Linden & Oak', stores: [{ orders: 4 }] })
  signIn(team)
  const { screen, router } = await renderRoutes(routes, { at: '/greeting?from=test' })
  await expect
    .element(screen.getByRole('heading', { name: `${team.user.name} of Linden & Oak: 4` }))
    .toBeVisible()
  expect(router.state.location.search).toBe('?from=test')
})

it('reports final failures', async () => {
  const { screen, failures } = await renderRoutes(routes, { at: '/greeting' })
  await expect.element(screen.getByText('No greeting')).toBeVisible()
  expect(failures).toMatchObject([{ error: { code: 'UNAUTHENTICATED' }, failure: { of: 'query' } }])
})

it('passes what an upper layer needs to routes and frame', async () => {
  const seen: string[] = []
  const { screen } = await renderRoutes([{ path: '/', element: <p>Page</p> }], {
    at: '/',
    connect: ({ router }) => void seen.push(router.state.location.pathname),
    frame: (pages) => <section aria-label="Frame">{pages}</section>,
  })
  await expect.element(screen.getByRole('region', { name: 'Frame' })).toHaveTextContent('Page')
  expect(seen).toEqual(['/'])
})
