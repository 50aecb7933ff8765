import { call, configureApi } from '@tandem/api-client'
import { getMe, updateProfile } from '@tandem/api-contract'
import { formatMoney, formatNumber, setNumberLocale } from '@tandem/format'
import { updateMetaMutation } from '@tandem/session'
import { askApi, signOut } from '@tandem/testing'
import { openAsTeam, openPage } from '@tandem/workbench/test-setup'
import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { settingsFeature } from '../feature.ts'

const realFetch = (request: Request) => globalThis.fetch(request)
const html = document.documentElement
const open = () => openAsTeam(settingsFeature, '/settings/profile/appearance')

const savedAtServer = async (token: string) => {
  const answer = await askApi('/me', { token })
  const { data } = (await answer.json()) as { data: { metas: { key: string; value: string }[] } }
  return Object.fromEntries(data.metas.map(({ key, value }) => [key, value]))
}

const refuse = (status = 500) =>
  configureApi({
    fetch: async (request) =>
      request.url.endsWith('/me/meta')
        ? Response.json({ code: 'AN_ERROR_OCCURED', message: 'No', request_id: 'r' }, { status })
        : realFetch(request),
  })

const forget = () => {
  signOut()
  document.cookie = 'sidebar_state=; path=/; max-age=0'
}
beforeEach(forget)
afterEach(() => {
  configureApi({ fetch: realFetch })
  forget()
  html.dataset.theme = 'light'
  html.dataset.font = 'onest'
  setNumberLocale('tr')
})

test('starts with the light theme, Onest and the sidebar open', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Appearance')
  await expect.element(screen.getByRole('radio', { name: 'Light', exact: true })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'Onest', exact: true })).toBeChecked()
  await expect.element(screen.getByRole('switch', { name: 'Expand sidebar by default' })).toBeChecked()
  await expect.element(screen.getByRole('combobox', { name: 'Language' })).toHaveTextContent('English')
  await expect.element(screen.getByText(/ as in 3 Nov 2026\.$/)).toBeVisible()
})

test('a theme and a font are chosen by keyboard, show immediately, and are saved for the user and on this device', async () => {
  const { screen, team } = await open()
  const light = screen.getByRole('radio', { name: 'Light', exact: true })
  await expect.element(light).toBeChecked()
  ;(light.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked()
  await expect.poll(() => html.dataset.theme).toBe('dark')
  await userEvent.tab()
  await expect.element(screen.getByRole('radio', { name: 'Onest', exact: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => html.dataset.font).toBe('manrope')
  await expect.poll(() => savedAtServer(team.token)).toMatchObject({ theme: 'dark', font: 'manrope' })
  expect([localStorage.getItem('theme'), localStorage.getItem('font')]).toEqual(['dark', 'manrope'])
})

test('stores the initial state of the sidebar as 1 or 0, and in the cookie', async () => {
  const { screen, team } = await open()
  await screen.getByRole('switch', { name: 'Expand sidebar by default' }).click()
  await expect.poll(() => savedAtServer(team.token)).toMatchObject({ show_sidebar_menu: '0' })
  expect(document.cookie).toContain('sidebar_state=false')
  await screen.getByRole('switch', { name: 'Expand sidebar by default' }).click()
  await expect.poll(() => savedAtServer(team.token)).toMatchObject({ show_sidebar_menu: '1' })
  expect(document.cookie).toContain('sidebar_state=true')
})

test('the separators of numbers are chosen, and hold for every number after that', async () => {
  const { screen, team } = await open()
  const numbers = screen.getByRole('combobox', { name: 'Numbers' })
  await expect.element(numbers).toHaveTextContent('1.234,56')
  await numbers.click()
  await screen.getByRole('option', { name: '1,234.56' }).click()
  await expect.element(numbers).toHaveTextContent('1,234.56')
  expect([formatNumber(1234.56), formatMoney(129_900, 'USD')]).toEqual(['1,234.56', '$1,299.00'])
  await expect.poll(() => savedAtServer(team.token)).toMatchObject({ number_style: 'en' })
  expect(localStorage.getItem('number_style')).toBe('en')

  refuse()
  await numbers.click()
  await screen.getByRole('option', { name: '1 234,56' }).click()
  await expect.element(numbers).toHaveTextContent('1,234.56')
  await expect.poll(() => formatNumber(1234.56)).toBe('1,234.56')
})

test('times are the team’s until the own zone is known and chosen', async () => {
  const { screen, team } = await openAsTeam(settingsFeature, '/settings/profile/appearance', {
    timezone: 'Europe/Istanbul',
  })
  const own = screen.getByRole('radio', { name: /^My time zone/ })
  await expect.element(screen.getByRole('radio', { name: /^Team’s time zone/ })).toBeChecked()
  await expect.element(screen.getByText(/^Europe\/Istanbul, now \d\d:\d\d$/)).toBeVisible()
  await expect.element(own).toBeDisabled()
  await expect.element(screen.getByText('Not set yet')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Change your time zone in your profile' }))
    .toHaveAttribute('href', '/settings/profile')

  await call(updateProfile, { body: { timezone: 'America/New_York' } })
  await screen.unmount()
  const known = await openPage(settingsFeature, '/settings/profile/appearance')
  const chosen = known.screen.getByRole('radio', { name: /^My time zone.*America\/New York, now/ })
  await chosen.click()
  await expect.element(chosen).toBeChecked()
  await expect.poll(() => savedAtServer(team.token)).toMatchObject({ times_in: 'own' })
  await known.screen.getByRole('radio', { name: /^Team’s time zone/ }).click()
  await expect.poll(() => savedAtServer(team.token)).toMatchObject({ times_in: 'team' })
  await expect.element(chosen).not.toBeChecked()
})

test('a language is saved for the user, and a refused one is reverted', async () => {
  const { screen, team, failures } = await open()
  const choice = screen.getByRole('combobox', { name: 'Language' })
  await choice.click()
  await screen.getByRole('option', { name: 'Türkçe' }).click()
  await expect.element(choice).toHaveTextContent('Türkçe')
  const savedLanguage = async () => (await call(getMe, {}, { token: team.token })).data.language
  await expect.poll(savedLanguage).toBe('tr')
  configureApi({
    fetch: async (request) =>
      request.method === 'PUT'
        ? Response.json({ code: 'AN_ERROR_OCCURED', message: 'No', request_id: 'r' }, { status: 500 })
        : realFetch(request),
  })
  await choice.click()
  await screen.getByRole('option', { name: 'English' }).click()
  await expect.poll(() => failures).toHaveLength(1)
  await expect.element(choice).toHaveTextContent('Türkçe')
})

test('a refused choice is reverted', async () => {
  const { screen, failures } = await open()
  await expect.element(screen.getByRole('radio', { name: 'Light', exact: true })).toBeChecked()
  refuse()
  await screen.getByText('Dark', { exact: true }).click()
  await expect.poll(() => failures).toHaveLength(1)
  await expect.element(screen.getByRole('radio', { name: 'Light', exact: true })).toBeChecked()
  expect([html.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light'])
  await screen.getByText('Inter', { exact: true }).click()
  await expect.poll(() => failures).toHaveLength(2)
  await expect.element(screen.getByRole('radio', { name: 'Onest', exact: true })).toBeChecked()
  expect([html.dataset.font, localStorage.getItem('font')]).toEqual(['onest', 'onest'])
  await screen.getByRole('switch', { name: 'Expand sidebar by default' }).click()
  await expect.poll(() => failures).toHaveLength(3)
  await expect.element(screen.getByRole('switch', { name: 'Expand sidebar by default' })).toBeChecked()
  expect(document.cookie).toContain('sidebar_state=true')
})

test("a refused choice doesn't revert later ones", async () => {
  const { screen, team, failures } = await open()
  await expect.element(screen.getByRole('radio', { name: 'Light', exact: true })).toBeChecked()
  const first = Promise.withResolvers<void>()
  configureApi({
    fetch: async (request) => {
      if (!(await request.clone().text()).includes('dark')) return realFetch(request)
      await first.promise
      throw new TypeError('Failed to fetch')
    },
  })
  await screen.getByText('Dark', { exact: true }).click()
  await screen.getByText('Manrope', { exact: true }).click()
  await expect.poll(() => [html.dataset.theme, html.dataset.font]).toEqual(['dark', 'manrope'])
  first.resolve()
  await expect.poll(() => failures).toHaveLength(1)
  await expect.poll(() => html.dataset.theme).toBe('light')
  await expect.poll(() => savedAtServer(team.token)).toEqual({ font: 'manrope' })
  await expect.element(screen.getByRole('radio', { name: 'Manrope', exact: true })).toBeChecked()
})

test('follows choices made elsewhere: in the page, and in another tab', async () => {
  const { screen, queryClient } = await open()
  await expect.element(screen.getByRole('radio', { name: 'Light', exact: true })).toBeChecked()
  await new MutationObserver(queryClient, updateMetaMutation).mutate({ theme: 'system' })
  await expect.element(screen.getByRole('radio', { name: 'System', exact: true }).first()).toBeChecked()
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  await expect.element(screen.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked()
  expect(html.dataset.theme).toBe('dark')
})
