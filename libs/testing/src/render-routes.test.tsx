import { call, NetworkError } from '@tandem/api-client'
import { getMe, listOrders } from '@tandem/api-contract'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

describe('an error from which React recovers', () => {
  /** Renders a page that fails once. Returns what was reported to the window meanwhile. */
  async function recoverFrom(error: Error) {
    const reported: unknown[] = []
    const note = (event: ErrorEvent) => {
      event.preventDefault()
      reported.push((event.error as Error).cause)
    }
    const failOnce = vi.fn<() => void>().mockImplementationOnce(() => {
      throw error
    })
    function Page() {
      failOnce()
      return <p>Recovered</p>
    }
    window.addEventListener('error', note)
    try {
      const { screen } = await renderRoutes([{ path: '/', element: <Page /> }], { at: '/' })
      await expect.element(screen.getByText('Recovered')).toBeVisible()
    } finally {
      window.removeEventListener('error', note)
    }
    return reported
  }

  it('is reported when it is a bug', async () => {
    const bug = new Error('A bug')
    expect(await recoverFrom(bug)).toEqual([bug])
  })

  it('is not reported when a call failed', async () => {
    expect(await recoverFrom(new NetworkError('fetch'))).toEqual([])
  })
})
