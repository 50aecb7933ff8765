import { newTeam, signIn } from '@tandem/testing'
import type { Team } from '@tandem/testing'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { features } from '../features.ts'
import { failCalls, openApp, startAfresh } from '../test-setup.ts'

const [architecture = ''] = Object.values(
  import.meta.glob<string>('../../../../docs/architecture.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

const titles: Record<number, string> = {
  404: 'Page Not Found',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not available',
}

const table = /## Main reads\n(.*?)\n## /s.exec(architecture)?.[1] ?? ''
const rows = [...table.matchAll(/^\| `(\/\S*)` +\| (.+?) +\|$/gm)].map(([, page = '', reads = '']) => ({
  page,
  reads: [...reads.matchAll(/`GET (\S+)`/g)].map(([, path = '']) => path),
}))

/** Whether a route has its own page: redirects and planned pages don't. */
const isPage = ({ path, loader, handle, lazy }: RouteObject) =>
  path !== undefined && lazy !== undefined && loader === undefined && handle === undefined
const addressesOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap((route) => [
    ...(isPage(route) ? [route.path ?? ''] : []),
    ...addressesOf(route.children ?? []),
  ])

it('names the main read of every page behind sign-in', () => {
  const pages = addressesOf(features.flatMap(({ routes = [] }) => routes))
  const own = ['/help', '/upgrade']
  expect(rows.map(({ page }) => page).toSorted()).toEqual([...pages, ...own].toSorted())
})

let team: Promise<Team> | undefined
const statuses = Object.keys(titles).map(Number)
const failures = rows
  .flatMap(({ page, reads }) => reads.map((read) => ({ page, read })))
  .map((failure, index) => ({ ...failure, status: statuses[index % statuses.length] ?? 500 }))

it.each(failures)(
  'shows the error page when $read of $page answers $status',
  async ({ page, read, status }) => {
    team ??= newTeam({ stores: [{ orders: 2 }], connected: ['elif'] })
    const known = await team
    await startAfresh()
    signIn(known)
    failCalls(read, status, 'A_CODE_OF_TOMORROW')
    const { screen, where } = await openApp(page.replace(':id', '1'))
    await expect.poll(where).toBe(`/error/${status}`)
    await expect.element(screen.getByRole('heading', { name: titles[status] })).toBeVisible()
  },
)
