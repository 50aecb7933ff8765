import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { use } from 'react'
import { useSearchParams } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { ListSearchField } from './list-search-field.tsx'

afterEach(() => {
  vi.useRealTimers()
  signOut()
})

function Probe() {
  const [params, setParams] = useSearchParams()
  return (
    <ListSearchField
      label="Search"
      placeholder="Search"
      searched={params.get('search_term') ?? ''}
      onSearch={(term) => setParams({ search_term: term }, { replace: true })}
    />
  )
}

/** Types into the search of a list, and lets pass what it waits after the last key only when asked to. */
async function typeASearch() {
  const { promise, resolve } = Promise.withResolvers<null>()
  const Slow = () => {
    use(promise)
    return <p>Another page</p>
  }
  const routes = [
    { path: '/probe', Component: Probe },
    { path: '/shown-late', Component: Slow },
    { path: '/read-late', loader: () => promise, Component: () => <p>Another page</p> },
  ]
  const opened = await openAsTeam({ name: 'probe', routes }, '/probe')
  const field = opened.screen.getByRole('searchbox', { name: 'Search' })
  await expect.element(field).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await field.fill('lamp')
  const pass = async () => {
    await vi.advanceTimersByTimeAsync(250)
    vi.useRealTimers()
  }
  return { ...opened, pass, arrive: () => resolve(null) }
}

it('searches shortly after the last key', async () => {
  const { address, pass } = await typeASearch()
  expect(address()).toBe('/probe')
  await pass()
  await expect.poll(address).toBe('/probe?search_term=lamp')
})

it.each(['/shown-late?next=%2Fprobe', '/read-late?next=%2Fprobe'])(
  'drops what was typed when the page is left for %s',
  async (next) => {
    const { screen, router, address, pass, arrive } = await typeASearch()
    const leaving = router.navigate(next)
    await pass()
    arrive()
    await leaving
    await expect.element(screen.getByText('Another page')).toBeVisible()
    expect(address()).toBe(next)
  },
)
