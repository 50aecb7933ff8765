import { call } from '@tandem/api-client'
import { listFavoriteCategories } from '@tandem/api-contract'
import { BulkBar, noneSelected } from '@tandem/design-system'
import type { RowSelection } from '@tandem/design-system'
import { interceptApi, newTeam, restoreNetwork, signIn, signOut } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { FavoriteButton } from './favorite-button.tsx'
import { useFavoriteMany } from './use-favorite-many.tsx'

afterEach(() => {
  signOut()
  restoreNetwork()
})

const kept = async () =>
  (await call(listFavoriteCategories, {})).data.map(
    ({ name, items }) => `${name}: ${items.map(({ label }) => label).join(', ')}`,
  )

async function open() {
  const team = await newTeam({
    stores: [
      { name: 'Oak', orders: 1 },
      { name: 'Elm', orders: 1 },
    ],
  })
  signIn(team)
  const [oak, elm] = ['Oak', 'Elm'].map((name) => team.stores.find((store) => store.name === name)!)
  const Probe = () => {
    const [selection, setSelection] = useState<RowSelection>(noneSelected)
    const many = useFavoriteMany('store', { onDone: () => setSelection(noneSelected) })
    return (
      <>
        <FavoriteButton row={{ type: 'store', id: oak!.id, name: 'Oak' }} />
        <button onClick={() => setSelection({ kind: 'only', ids: new Set([`${oak!.id}`, `${elm!.id}`]) })}>
          Choose both
        </button>
        <BulkBar
          selection={selection}
          onSelectionChange={setSelection}
          pageIds={[]}
          total={2}
          actions={[many.action(selection)]}
        />
        {many.dialog}
      </>
    )
  }
  return openPage({ name: 'probe', routes: [{ path: '/probe', Component: Probe }] }, '/probe')
}

it('stars a row with one click, and undoes it', async () => {
  const { screen } = await open()
  const star = screen.getByRole('button', { name: 'Add Oak to favourites' })
  await star.click()
  const filled = screen.getByRole('button', { name: 'Favourite lists for Oak' })
  await expect.element(filled).toHaveAttribute('aria-pressed', 'true')
  await expect.element(filled).toHaveFocus()
  await expect.element(screen.getByText('Added to Favourite stores')).toBeVisible()
  await expect.poll(kept).toEqual(['Favourite stores: Oak'])
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(kept).toEqual(['Favourite stores: '])
})

it('waits for the lists, so that Undo never removes what was a favourite before', async () => {
  const read = Promise.withResolvers<void>()
  interceptApi(async (request) => {
    if (request.url.endsWith(listFavoriteCategories.path)) await read.promise
    return undefined
  })
  const { screen } = await open()
  const star = screen.getByRole('button', { name: 'Add Oak to favourites' })
  await expect.element(star).toBeDisabled()
  read.resolve()
  await expect.element(star).toBeEnabled()
})

it('adds a row to a new category and removes it again; a duplicate name shows an error on its field', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Add Oak to favourites' }).click()
  await screen.getByRole('button', { name: 'Favourite lists for Oak' }).click()
  const popover = screen.getByRole('dialog', { name: 'Favourite lists for Oak' })
  await popover.getByRole('checkbox', { name: 'Favourite stores' }).click()
  const name = popover.getByRole('textbox', { name: 'New category' })
  await name.fill('Daily')
  await popover.getByRole('button', { name: 'Create and add' }).click()
  const daily = popover.getByRole('checkbox', { name: 'Daily' })
  await expect.element(daily).toBeChecked()
  await expect.element(name).toHaveValue('')
  await expect.poll(kept).toEqual(['Daily: Oak', 'Favourite stores: '])

  await name.fill('daily')
  await popover.getByRole('button', { name: 'Create and add' }).click()
  await expect.element(name).toHaveAccessibleDescription(/“daily”/)
  await expect.element(name).toHaveValue('daily')

  await daily.click()
  await expect.element(daily).not.toBeChecked()
  await expect.poll(kept).toEqual(['Daily: ', 'Favourite stores: '])
  await daily.click()
  await expect.poll(kept).toEqual(['Daily: Oak', 'Favourite stores: '])
  await expect
    .element(screen.getByRole('button', { name: 'Favourite lists for Oak' }))
    .toHaveAttribute('aria-pressed', 'true')
})

it('adds chosen rows to one category, and clears the choice', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Choose both' }).click()
  await screen.getByRole('button', { name: 'Favourite', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add 2 rows to favourites' })
  await dialog.getByRole('textbox', { name: 'New category' }).fill('Both')
  await dialog.getByRole('button', { name: 'Add to category' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(async () => (await kept()).map((line) => line.length)).toEqual(['Both: Oak, Elm'.length])
  await expect.element(screen.getByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
})
