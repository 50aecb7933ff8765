import { call, configureApi } from '@tandem/api-client'
import { invalidate } from '@tandem/api-client/react'
import { login, logout } from '@tandem/api-contract'
import { askApi, signOut } from '@tandem/testing'
import type { Team } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settingsFeature } from '../feature.ts'

const realFetch = (request: Request) => globalThis.fetch(request)

beforeEach(signOut)
afterEach(() => {
  configureApi({ fetch: realFetch })
  signOut()
})

/** Signs in on another device of the same person. Returns its token. */
const signInElsewhere = async ({ user, password }: Team) =>
  (await call(login, { body: { email: user.email, password } })).data.user.personal_access_token

const statusOf = async (token: string) => (await askApi('/me', { token })).status

async function open() {
  const page = await openAsTeam(settingsFeature, '/settings/profile/sessions')
  const { screen, queryClient } = page
  const rows = screen.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect.element(rows.first().getByText('This device')).toBeVisible()
  const readAgain = () => invalidate(queryClient, ['sessions'])
  return { ...page, rows, readAgain }
}

test('one device is the only one; another appears once it signs in, and is signed out for good', async () => {
  const { screen, rows, team, readAgain } = await open()
  await expect.element(screen.getByText('You’re only signed in on this device.')).toBeVisible()
  expect(screen.getByRole('button', { name: /other devices/ }).query()).toBeNull()
  const token = await signInElsewhere(team)
  await readAgain()
  await expect.poll(() => rows.elements().length).toBe(2)
  await rows.nth(1).getByRole('button').click()
  await expect.poll(() => rows.elements().length).toBe(1)
  expect([await statusOf(token), await statusOf(team.token)]).toEqual([401, 200])
})

test('a device that is gone already is reported, and the list is read again', async () => {
  const { rows, team, readAgain, failures } = await open()
  const token = await signInElsewhere(team)
  await readAgain()
  await expect.poll(() => rows.elements().length).toBe(2)
  await call(logout, {}, { token })
  await rows.nth(1).getByRole('button').click()
  await expect.poll(() => rows.elements().length).toBe(1)
  expect(failures).toHaveLength(1)
})

test('all others are signed out after a confirmation, or everyone, which leads to the sign-in page', async () => {
  const { screen, rows, team, readAgain, address } = await open()
  const others = await Promise.all([signInElsewhere(team), signInElsewhere(team)])
  await readAgain()
  await expect.poll(() => rows.elements().length).toBe(3)
  await screen.getByRole('button', { name: 'Sign out other devices' }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByRole('button', { name: 'Stay signed in' })).toHaveFocus()
  await question.getByRole('button', { name: 'Sign out other devices' }).click()
  await expect.poll(() => rows.elements().length).toBe(1)
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
  expect(await statusOf(team.token)).toBe(200)
  await expect.element(question).not.toBeInTheDocument()

  const again = await signInElsewhere(team)
  await readAgain()
  await screen.getByRole('button', { name: 'Sign out everywhere' }).click()
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect.poll(address).toBe('/auth/login')
  expect([await statusOf(again), await statusOf(team.token)]).toEqual([401, 401])
  expect(localStorage.getItem('personal_access_token')).toBeNull()
})

test('this device is signed out after a confirmation', async () => {
  const { screen, rows, address, team } = await open()
  await rows.first().getByRole('button').click()
  const question = screen.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect.poll(address).toBe('/auth/login')
  expect(await statusOf(team.token)).toBe(401)
})
