import { call, configureApi } from '@tandem/api-client'
import { getMe } from '@tandem/api-contract'
import { readMeta } from '@tandem/session'
import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { parseStarred } from './starred-menus.ts'
import { useStarredMenus } from './use-starred-menus.ts'

const realFetch = (request: Request) => globalThis.fetch(request)

afterEach(() => {
  signOut()
  configureApi({ fetch: realFetch })
})

const entry = (label: string) => ({ label, to: `/${label}` })

function Probe() {
  const { starred, isStarred, star, unstar, move } = useStarredMenus()
  const [undo, setUndo] = useState<() => void>()
  const starAll = (labels: string[]) => {
    for (const label of labels) star(entry(label))
  }
  return (
    <>
      <p>{`Starred: ${starred.map(({ label }) => label).join(', ')}`}</p>
      <p>{isStarred('/A') ? 'A is starred' : 'A is not starred'}</p>
      <button onClick={() => star(entry('A'))}>Star A</button>
      <button onClick={() => star(entry('B'))}>Star B</button>
      <button onClick={() => starAll(['C', 'B', 'A'])}>Star all</button>
      <button onClick={() => move('/A', 2)}>Move A last</button>
      <button onClick={() => setUndo(() => unstar('/C'))}>Unstar C</button>
      <button onClick={undo}>Undo</button>
    </>
  )
}

async function open() {
  const page = await openAsTeam({ name: 'probe', routes: [{ path: '/probe', Component: Probe }] }, '/probe')
  const press = (name: string) => page.screen.getByRole('button', { name }).click()
  const shows = (labels: string) =>
    expect.element(page.screen.getByText(`Starred: ${labels}`.trim(), { exact: true })).toBeVisible()
  await shows('')
  return { ...page, press, shows }
}

const kept = async () =>
  parseStarred(readMeta((await call(getMe, {})).data, 'favorite_menus')).map(({ label }) => label)

it('stars one entry after the other without waiting, and the server saves them all', async () => {
  const { screen, press, shows } = await open()
  await expect.element(screen.getByText('A is not starred')).toBeVisible()
  await press('Star all')
  await shows('A, B, C')
  await expect.poll(kept).toEqual(['A', 'B', 'C'])
  await shows('A, B, C')
  await expect.element(screen.getByText('A is starred')).toBeVisible()
})

it('moves an entry, removes its star and restores it', async () => {
  const { press, shows } = await open()
  await press('Star all')
  await shows('A, B, C')
  await press('Move A last')
  await shows('B, C, A')
  await press('Unstar C')
  await shows('B, A')
  await press('Undo')
  await shows('B, C, A')
  await expect.poll(kept).toEqual(['B', 'C', 'A'])
})

it('is reverted when the server refuses, and says so', async () => {
  const { press, shows, failures } = await open()
  await press('Star A')
  await expect.poll(kept).toEqual(['A'])
  const refused = Promise.withResolvers<Response>()
  configureApi({ fetch: (request) => (request.method === 'PUT' ? refused.promise : realFetch(request)) })
  await press('Star B')
  await shows('B, A')
  refused.reject(new TypeError('Failed to fetch'))
  await shows('A')
  await expect.poll(() => failures).toMatchObject([{ failure: { of: 'mutation', errors: undefined } }])
})
