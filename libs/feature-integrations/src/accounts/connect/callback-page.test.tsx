import { configureApi } from '@tandem/api-client'
import { newTeam, signIn, signOut, type InstagramChoice, type Team } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { integrationsFeature } from '../../feature.ts'
import { comeBackFromDialog, connectAll } from './test-setup.ts'

const here = '/integrations/social-media/callback/instagram'
const realFetch = (request: Request) => globalThis.fetch(request)

beforeEach(signOut)
afterEach(() => configureApi({ fetch: realFetch }))

/** Opens the page that the dialog leads back to, after what is chosen there. */
async function comeBack(team: Team, choice: Omit<InstagramChoice, 'team'>) {
  signIn(team)
  const cameBackTo = await comeBackFromDialog(team, choice)
  return { ...(await openPage(integrationsFeature, cameBackTo)), cameBackTo }
}

const come = async (choice: Omit<InstagramChoice, 'team'>) => comeBack(await newTeam(), choice)

test('an account is connected; its code leaves the address, and a reload tells the same', async () => {
  const team = await newTeam()
  const { screen, address, router } = await comeBack(team, { person: 'elif' })
  await expect
    .element(screen.getByRole('heading', { name: /^@linden\.and\.oak\.\d+ is connected$/ }))
    .toBeVisible()
  expect(address()).toBe(here)
  const { state } = router.state.location
  await screen.unmount()
  const again = await openPage(integrationsFeature, { pathname: here, state })
  await expect.element(again.screen.getByRole('heading', { name: /is connected$/ })).toBeVisible()
  await again.screen.getByRole('button', { name: 'Go to accounts' }).click()
  await expect.element(again.screen.getByRole('table', { name: 'Connected accounts' })).toBeVisible()
})

test('the same account again is a renewal', async () => {
  const team = await newTeam()
  await connectAll(team, 'elif')
  const { screen } = await comeBack(team, { person: 'elif' })
  await expect
    .element(screen.getByRole('heading', { name: /^The connection of @linden.* is renewed$/ }))
    .toBeVisible()
})

test('who declines a permission is told which, and asked again', async () => {
  const { screen } = await come({ person: 'elif', permissions: ['instagram_basic', 'pages_show_list'] })
  await expect
    .element(screen.getByRole('heading', { name: 'Not all permissions were granted' }))
    .toBeVisible()
  await expect.element(screen.getByText('See the insights')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('who cancels has changed nothing', async () => {
  const { screen } = await come({ person: 'elif', decision: 'cancel' })
  await expect.element(screen.getByRole('heading', { name: 'Connecting was cancelled' })).toBeVisible()
})

test('of several accounts those that are chosen are connected', async () => {
  const { screen } = await come({ person: 'marco' })
  await expect.element(screen.getByRole('heading', { name: 'Choose the accounts to connect' })).toBeVisible()
  await screen.getByRole('checkbox', { name: /^@studio\.kumru/ }).click()
  await screen.getByRole('button', { name: 'Connect 2 accounts' }).click()
  await expect.element(screen.getByRole('heading', { name: '2 accounts are connected' })).toBeVisible()
})

test.each([
  ['nora', 'Facebook Pages'],
  ['jonas', 'Instagram professional account'],
  ['tom', 'Access to the Page'],
])('where %s finds nothing to connect, the step is named: %s', async (person, step) => {
  const { screen } = await come({ person })
  await expect.element(screen.getByRole('heading', { name: 'No account could be connected' })).toBeVisible()
  const steps = screen.getByRole('list', { name: 'Steps from Facebook to the account' })
  await expect.element(steps.getByText(`${step}, ended here`)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Choose again on Facebook' })).toBeVisible()
})

test('where the network is lost on the way, the answer is handed over again', async () => {
  const team = await newTeam()
  signIn(team)
  const cameBackTo = await comeBackFromDialog(team, { person: 'elif' })
  configureApi({
    fetch: (request) =>
      request.url.endsWith('/process-facebook-response')
        ? Promise.reject(new TypeError('offline'))
        : realFetch(request),
  })
  const { screen } = await openPage(integrationsFeature, cameBackTo)
  await expect
    .element(screen.getByRole('heading', { name: 'The connection could not be finished' }))
    .toBeVisible()
  configureApi({ fetch: realFetch })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: /is connected$/ })).toBeVisible()
})

test('an answer that was used, and one that is incomplete, lead back to the start', async () => {
  const team = await newTeam()
  const { cameBackTo, screen } = await comeBack(team, { person: 'elif' })
  await expect.element(screen.getByRole('heading', { name: /is connected$/ })).toBeVisible()
  await screen.unmount()
  const again = await openPage(integrationsFeature, cameBackTo)
  await expect.element(again.screen.getByText('This answer cannot be used any more')).toBeVisible()
  await again.router.navigate(`${here}?state=abc`)
  await expect.element(again.screen.getByText('There is nothing to finish here')).toBeVisible()
})
