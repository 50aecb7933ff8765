import { configureApi } from '@tandem/api-client'
import { sessionQueries } from '@tandem/session'
import { signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settingsFeature } from '../feature.ts'
import { profileQueries } from './queries.ts'

const realFetch = (request: Request) => globalThis.fetch(request)

const startAfresh = () => {
  configureApi({ fetch: realFetch })
  signOut()
}
beforeEach(startAfresh)
afterEach(startAfresh)

async function open() {
  const page = await openAsTeam(settingsFeature, '/settings/profile')
  const { screen, queryClient } = page
  const zone = screen.getByRole('combobox', { name: 'Time zone' })
  const option = (name: RegExp) => screen.getByRole('option', { name })
  const save = screen.getByRole('button', { name: 'Save changes' })
  const shownUser = () => queryClient.getQueryData(sessionQueries.me.queryKey)
  const kept = () => queryClient.getQueryData(profileQueries.own.queryKey)
  await expect.element(zone).toBeVisible()
  return { screen, zone, option, save, shownUser, kept }
}

test('is unknown until it is set, is found by its name and its offset, and the session follows', async () => {
  const { screen, zone, option, save, shownUser, kept } = await open()
  await expect.element(zone).toHaveValue('')
  await expect.element(save).toBeDisabled()
  await zone.fill('GMT+5:45')
  await option(/^Asia\/Kat/).click()
  await save.click()
  await expect.poll(() => kept()?.timezone).toMatch(/^Asia\/Kat/)
  expect(shownUser()?.timezone).toBe(kept()?.timezone)
  await zone.fill('new york')
  await option(/^America\/New York.*GMT-[45]$/).click()
  await screen.getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(zone).toHaveValue(kept()!.timezone!)
})

test('that the server refuses is reported on its field, and stays there', async () => {
  configureApi({
    fetch: async (request) =>
      request.url.endsWith('/helpers/timezones')
        ? Response.json({ data: ['UTC', 'Mars/Gale', 'Mars/Jezero', 'A/B', 'C/D', 'E/F'] })
        : realFetch(request),
  })
  const { zone, option, save, kept } = await open()
  await zone.fill('gale')
  await option(/^Mars\/Gale/).click()
  await save.click()
  await expect.element(zone).toHaveAccessibleDescription('Please choose a timezone from the list')
  await expect.element(zone).toHaveValue('Mars/Gale')
  await expect.element(zone).toHaveFocus()
  expect(kept()?.timezone).toBeNull()
})
