import { call, configureApi } from '@tandem/api-client'
import {
  addToFavorite,
  createFavoriteCategory,
  listFavoriteCategories,
  listOrders,
} from '@tandem/api-contract'
import { readStored } from '@tandem/session'
import { newTeam, signIn } from '@tandem/testing'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openApp, startAfresh } from '../../test-setup.ts'

beforeEach(startAfresh)

const kept = async () =>
  (await call(listFavoriteCategories, {})).data.map(({ name, items }) => [
    name,
    ...items.map(({ label }) => label),
  ])

/** Opens the app for a person with one category that contains one page. */
async function openWithCategory(name = 'Morning checks') {
  signIn(await newTeam())
  configureApi({ token: () => readStored('personal_access_token') })
  const { data } = await call(createFavoriteCategory, { body: { name } })
  await call(addToFavorite, {
    body: {
      category_id: data.id,
      favoritable_type: 'menu',
      favoritable_id: '/workspace',
      label: 'Workspace',
    },
  })
  // With a trailing slash, which is ignored.
  const opened = await openApp('/integrations/e-commerce/')
  const starred = opened.screen.getByRole('region', { name: 'Starred' })
  await expect.element(starred.getByRole('button', { name, exact: true })).toBeVisible()
  return { ...opened, starred }
}

it('names a starred order as the rest of the product does', async () => {
  signIn(await newTeam({ stores: [{ name: 'Oak', orders: 1 }] }))
  configureApi({ token: () => readStored('personal_access_token') })
  const [order] = (await call(listOrders, { search: {} })).data
  const { data: list } = await call(createFavoriteCategory, { body: { name: 'To check', type: 'order' } })
  await call(addToFavorite, {
    body: { category_id: list.id, favoritable_type: 'order', favoritable_id: order!.id },
  })
  const { screen } = await openApp('/')
  const starred = screen.getByRole('region', { name: 'Starred' })
  await expect
    .element(starred.getByRole('link', { name: `Order #${order!.number}`, exact: true }))
    .toBeVisible()
})

it('creates a category, which comes first', async () => {
  const { screen, starred } = await openWithCategory()
  await starred.getByRole('button', { name: 'New category' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New category' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Evening')
  await dialog.getByRole('button', { name: 'Create category' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(starred.getByRole('button', { name: 'Evening', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('status', { name: 'Category created successfully' })).toBeVisible()
  await expect.poll(kept).toEqual([['Evening'], ['Morning checks', 'Workspace']])
})

it('says at the field that a name is taken or too long, and keeps the typed text', async () => {
  const { screen, starred } = await openWithCategory()
  await starred.getByRole('button', { name: 'New category' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New category' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await name.fill('morning CHECKS')
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveAccessibleDescription(/already have a category named/)
  await expect.element(name).toHaveValue('morning CHECKS')
  const tooLong = 'What I look at each morning '.repeat(3).trim()
  await name.fill(tooLong)
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveAccessibleDescription(/At most 60 characters/)
  await expect.element(name).toHaveValue(tooLong)
  await name.fill('Evening')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('renames a category', async () => {
  const { screen, starred } = await openWithCategory()
  await starred.getByRole('button', { name: 'Actions for the category Morning checks' }).click()
  await screen.getByRole('menuitem', { name: 'Rename category' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Rename category' })
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Morning checks')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('First thing')
  await dialog.getByRole('button', { name: 'Rename category' }).click()
  await expect.element(starred.getByRole('button', { name: 'First thing', exact: true })).toBeVisible()
  await expect.poll(kept).toEqual([['First thing', 'Workspace']])
})

it('deletes a category, which can be undone', async () => {
  const { screen, starred } = await openWithCategory()
  await starred.getByRole('button', { name: 'Actions for the category Morning checks' }).click()
  await screen.getByRole('menuitem', { name: 'Delete category' }).click()
  await expect
    .element(starred.getByRole('button', { name: 'Morning checks', exact: true }))
    .not.toBeInTheDocument()
  await expect.poll(kept).toEqual([])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(starred.getByRole('link', { name: 'Workspace' })).toBeVisible()
  await expect.poll(kept).toEqual([['Morning checks', 'Workspace']])
})

it('adds the current page to a category, and removes one from it', async () => {
  const { screen, starred } = await openWithCategory()
  await starred.getByRole('button', { name: 'Actions for the category Morning checks' }).click()
  await screen.getByRole('menuitem', { name: 'Add this page' }).click()
  await expect.element(starred.getByRole('link', { name: 'E-commerce' })).toBeVisible()
  await expect.poll(kept).toEqual([['Morning checks', 'E-commerce', 'Workspace']])
  await expect
    .element(starred.getByRole('link', { name: 'E-commerce' }))
    .toHaveAttribute('href', '/integrations/e-commerce')
  await starred.getByRole('button', { name: 'Remove Workspace from Morning checks' }).click()
  await expect.element(starred.getByRole('link', { name: 'Workspace' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(kept).toEqual([['Morning checks', 'E-commerce', 'Workspace']])
})

it('adds a starred place to an existing category, or to a new one', async () => {
  const { screen, starred } = await openWithCategory()
  await screen.getByRole('button', { name: 'Star Dashboard' }).click()
  const addTo = async () => {
    await starred.getByRole('button', { name: 'Actions for Dashboard' }).click()
    await screen.getByRole('menuitem', { name: 'Add to category…' }).click()
    return screen.getByRole('dialog', { name: 'Add Dashboard to a category' })
  }
  const first = await addTo()
  await expect.element(first.getByRole('radio', { name: 'Morning checks' })).toBeChecked()
  await first.getByRole('button', { name: 'Add to category' }).click()
  await expect.poll(kept).toEqual([['Morning checks', 'Dashboard', 'Workspace']])

  const second = await addTo()
  await expect.element(second.getByRole('radio', { name: /Morning checks/ })).toBeDisabled()
  await second.getByRole('textbox', { name: 'Name' }).fill('Evening')
  await second.getByRole('button', { name: 'Add to category' }).click()
  await expect.element(second).not.toBeInTheDocument()
  await expect.poll(kept).toEqual([
    ['Evening', 'Dashboard'],
    ['Morning checks', 'Dashboard', 'Workspace'],
  ])
})
