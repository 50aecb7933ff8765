import { endpointMutation, endpointQuery } from '@tandem/api-client/react'
import { listStores, syncStores } from '@tandem/api-contract'
import type { Feature } from '@tandem/app-frame'
import { describeFailure } from '@tandem/page-parts'
import { readStored, useUser } from '@tandem/session'
import { newMember, newTeam, signOut } from '@tandem/testing'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { createHarness } from './create-harness.ts'
import type { Harness as HarnessModel } from './create-harness.ts'
import { Harness } from './harness.tsx'

const storesQuery = endpointQuery(listStores, {})
const syncStoresMutation = endpointMutation(syncStores, (ids: number[]) => ({ body: { ids } }))

function Stores() {
  const { role } = useUser()
  const {
    data: { data: stores },
  } = useSuspenseQuery(storesQuery)
  const sync = useMutation(syncStoresMutation)
  return (
    <section>
      <p>{`${role} sees ${stores.length}`}</p>
      <output aria-label="Answer">{sync.error && describeFailure(sync.error).title}</output>
      <button onClick={() => sync.mutate(stores.map(({ id }) => id))}>Sync</button>
    </section>
  )
}

const feature: Feature = {
  name: 'sample',
  routes: [
    {
      path: '/sample',
      Component: () => (
        <Suspense>
          <Stores />
        </Suspense>
      ),
    },
  ],
}

const developed = { feature, at: '/sample', data: { few: { stores: [{ orders: 3 }] }, many: {} } }

const firstAddress = window.location.href
let harness: HarnessModel | undefined

async function open() {
  window.history.replaceState(null, '', '/')
  harness = createHarness(developed)
  await render(<Harness harness={harness} />)
  return harness
}

const answers = (words: string) => expect.element(page.getByLabelText('Answer')).toHaveTextContent(words)
const shows = (words: string) => expect.element(page.getByText(words)).toBeVisible()

beforeEach(signOut)
afterEach(() => {
  harness?.dispose()
  signOut()
  document.documentElement.dataset.theme = 'light'
  document.documentElement.style.colorScheme = ''
  window.history.replaceState(null, '', firstAddress)
})

test('another role is another person with other permissions at the server', async () => {
  const { choose } = await open()
  await shows('super_admin sees 1')
  choose({ role: 'viewer' })
  await shows('viewer sees 1')
  await page.getByRole('button', { name: 'Sync' }).click()
  await answers('Not allowed')
})

test('other data appear immediately, and the choice survives reopening the page', async () => {
  const first = await open()
  await shows('super_admin sees 1')
  first.choose({ seed: 'empty' })
  await shows('super_admin sees 0')
  first.choose({ role: 'editor' })
  await shows('editor sees 0')
  first.dispose()
  const again = await open()
  expect(again.read().choices).toMatchObject({ seed: 'empty', role: 'editor' })
  await shows('editor sees 0')
})

test('a fault affects the next call, and a signed-out person can sign in again', async () => {
  const { choose } = await open()
  await shows('super_admin sees 1')
  choose({ fault: 'all' })
  await page.getByRole('button', { name: 'Sync' }).click()
  await answers('Something went wrong')
  choose({ fault: 'signed-out' })
  await page.getByRole('button', { name: 'Sync' }).click()
  await shows('Nobody is signed in')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await shows('super_admin sees 1')
  expect(harness?.read().choices.fault).toBe('none')
})

test('the theme changes without entering the feature again, and is stored', async () => {
  const { choose, read } = await open()
  await shows('super_admin sees 1')
  const before = read().entered
  choose({ theme: 'dark' })
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
  expect(read().entered).toBe(before)
  harness?.dispose()
  expect((await open()).read().choices.theme).toBe('dark')
})

test('the start address opens, and addresses of other features show a placeholder', async () => {
  const { choose } = await open()
  await shows('super_admin sees 1')
  expect(window.location.pathname).toBe('/sample')
  choose({ start: '/e-commerce/orders?page=2' })
  await shows('Nothing of this feature is at /e-commerce/orders?page=2.')
})

test('the last choice counts, however long another team takes to create', async () => {
  const { choose } = await open()
  await shows('super_admin sees 1')
  choose({ seed: 'many', role: 'viewer' })
  choose({ seed: 'few', role: 'super_admin' })
  await expect.poll(() => harness?.read().isEntering).toBe(false)
  await shows('super_admin sees 1')
  // Requested after the other team, so the other team exists by now.
  await newMember(await newTeam(), 'viewer')
  expect(readStored('personal_access_token')).toBe(harness?.read().entered?.member?.token)
})

test('a start address can be typed, an invalid one is refused, and the focus stays', async () => {
  await open()
  await shows('super_admin sees 1')
  const start = page.getByRole('textbox', { name: 'Start address' })
  await start.fill('http://[')
  await userEvent.keyboard('{Enter}')
  await expect.element(start).toHaveAccessibleDescription(/This isn’t an address/)
  await start.fill('/sample?from=bar')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => window.location.search).toBe('?from=bar')
  await expect.element(start).toHaveFocus()
  await start.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(start).toHaveValue('/sample')
  expect(harness?.read().choices.start).toBeNull()
  await page.getByRole('button', { name: /^Hide/ }).click()
  await expect.element(page.getByRole('button', { name: /^Show/ })).toHaveFocus()
})

test('a key moves the focus into the bar and back, even when the bar is hidden', async () => {
  const { choose } = await open()
  await shows('super_admin sees 1')
  const sync = page.getByRole('button', { name: 'Sync' })
  choose({ isOpen: false })
  ;(sync.element() as HTMLElement).focus()
  await userEvent.keyboard('{Alt>}.{/Alt}')
  const role = page.getByRole('combobox', { name: 'Role' })
  await expect.element(role).toHaveFocus()
  await userEvent.keyboard('{Alt>}.{/Alt}')
  await expect.element(sync).toHaveFocus()
})
