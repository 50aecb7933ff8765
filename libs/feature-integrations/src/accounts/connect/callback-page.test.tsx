import { configureApi } from '@tandem/api-client'
import { newTeam, signIn, signOut } from '@tandem/testing'
import type { Team } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { integrationsFeature } from '../../feature.ts'
import { answerDialog, comeBackFromDialog, connectAll } from './test-setup.ts'
import type { Choice } from './test-setup.ts'

const accounts = '/integrations/social-media'
const here = `${accounts}/callback/instagram`
const realFetch = (request: Request) => globalThis.fetch(request)

beforeEach(signOut)
afterEach(() => configureApi({ fetch: realFetch }))

/** Opens the page that the dialog returns to, after these choices in the dialog. */
async function comeBack(team: Team, choice: Choice) {
  signIn(team)
  const cameBackTo = await comeBackFromDialog(team, choice)
  return { ...(await openPage(integrationsFeature, cameBackTo)), cameBackTo }
}

const come = async (choice: Choice) => comeBack(await newTeam(), choice)

/** Mocks the call that completes connecting, until the test ends or replaces the mock. */
const answerFinish = (answer: () => Promise<Response>) =>
  configureApi({
    fetch: (request) => (request.url.endsWith('/process-facebook-response') ? answer() : realFetch(request)),
  })

test('an account is connected; its code leaves the address, and a reload shows the same', async () => {
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

test('a revoked account requests everything again in one click, and is read as before', async () => {
  const team = await newTeam()
  await connectAll(team, 'elif')
  signIn(team)
  const before = await openPage(integrationsFeature, accounts)
  await before.screen.getByRole('button', { name: /^Actions for @linden/ }).click()
  await before.screen.getByRole('menuitem', { name: 'Revoke access' }).click()
  await before.screen.getByRole('alertdialog').getByRole('button', { name: 'Revoke access' }).click()
  await expect.element(before.screen.getByText('Revoked', { exact: true })).toBeVisible()

  // The navigation to the dialog is recorded instead of followed: it would leave this page.
  const left = Promise.withResolvers<{ asked: string; url: string }>()
  configureApi({
    fetch: async (request) => {
      const response = await realFetch(request)
      if (!request.url.includes('/login-with-facebook')) return response
      const { data } = (await response.json()) as { data: { url: string } }
      left.resolve({ asked: new URL(request.url).search, url: data.url })
      throw new TypeError('offline')
    },
  })
  await before.screen.getByRole('button', { name: 'Reconnect' }).click()
  const { asked, url } = await left.promise
  expect(asked).toBe('?auth_type=rerequest')
  configureApi({ fetch: realFetch })
  await before.screen.unmount()

  const after = await openPage(integrationsFeature, await answerDialog(url, team, { person: 'elif' }))
  await expect.element(after.screen.getByRole('heading', { name: /^@linden.* reconnected$/ })).toBeVisible()
  await after.screen.getByRole('button', { name: 'Go to accounts' }).click()
  await expect.element(after.screen.getByText('Connected', { exact: true })).toBeVisible()
  await expect.element(after.screen.getByRole('button', { name: 'Reconnect' })).not.toBeInTheDocument()
})

test("an account of another team is shown but can't be chosen", async () => {
  const first = await newTeam()
  await connectAll(first, 'elif')
  const [taken] = await connectAll(first, 'marco', { max: 1 })
  const team = await newTeam()
  const { screen } = await comeBack(team, { person: 'sofia', of: first })
  await expect
    .element(
      screen.getByRole('heading', { name: /^@linden\.and\.oak.* is already connected to another team$/ }),
    )
    .toBeVisible()
  await expect.element(screen.getByText(/The other team must revoke or delete it first/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Connect another account' })).toBeVisible()
  await screen.unmount()

  const several = await comeBack(team, { person: 'marco', of: first })
  const box = several.screen.getByRole('checkbox', { name: `@${taken!.username}` })
  await expect.element(box).toBeDisabled()
  await expect.element(box).not.toBeChecked()
  await expect.element(several.screen.getByText(/Connected to another team$/)).toBeVisible()
  await expect.element(several.screen.getByRole('button', { name: 'Connect 2 accounts' })).toBeVisible()
})

test('names a declined permission and asks again', async () => {
  const { screen } = await come({ person: 'elif', permissions: ['instagram_basic', 'pages_show_list'] })
  await expect
    .element(screen.getByRole('heading', { name: 'Not all permissions were granted' }))
    .toBeVisible()
  await expect.element(screen.getByText('See the insights')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('cancelling changes nothing', async () => {
  const { screen } = await come({ person: 'elif', decision: 'cancel' })
  await expect.element(screen.getByRole('heading', { name: 'Connecting was cancelled' })).toBeVisible()
})

test('of several accounts the chosen ones are connected', async () => {
  const { screen } = await come({ person: 'marco' })
  await expect.element(screen.getByRole('heading', { name: 'Choose the accounts to connect' })).toBeVisible()
  for (const name of [/^@studio/, /^@linden/, /^@oak/]) await screen.getByRole('checkbox', { name }).click()
  await screen.getByRole('button', { name: 'Connect accounts' }).click()
  await expect.element(screen.getByText('Choose at least one account')).toBeVisible()
  await screen.getByText('Studio Kumru', { exact: true }).click()
  await screen.getByRole('button', { name: 'Connect account' }).click()
  await expect.element(screen.getByRole('heading', { name: /^@studio\.kumru.* is connected$/ })).toBeVisible()
})

test.each([
  ['nora', 'Facebook Pages'],
  ['jonas', 'Instagram professional account'],
  ['tom', 'Access to the Page'],
])('names the step when %s finds nothing to connect: %s', async (person, step) => {
  const { screen } = await come({ person })
  await expect.element(screen.getByRole('heading', { name: 'No account could be connected' })).toBeVisible()
  const steps = screen.getByRole('list', { name: 'Steps from Facebook to the account' })
  await expect.element(steps.getByText(`${step}, failed here`)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Choose different Pages' })).toBeVisible()
})

test('sends the answer again when the network was lost', async () => {
  const team = await newTeam()
  signIn(team)
  const cameBackTo = await comeBackFromDialog(team, { person: 'elif' })
  answerFinish(() => Promise.reject(new TypeError('offline')))
  const { screen } = await openPage(integrationsFeature, cameBackTo)
  await expect
    .element(screen.getByRole('heading', { name: 'Couldn’t complete the connection' }))
    .toBeVisible()
  configureApi({ fetch: realFetch })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: /is connected$/ })).toBeVisible()
})

test.each([
  [502, 'FETCH_ERROR', 'Facebook could not be reached', 'Start again'],
  [429, 'TOO_MANY_REQUESTS', 'Couldn’t complete the connection', 'Try again'],
])('a refusal with %i says what is wrong and what to do', async (status, code, title, next) => {
  signIn(await newTeam())
  answerFinish(async () => Response.json({ code, message: 'Wait a moment.', request_id: '1' }, { status }))
  const { screen } = await openPage(integrationsFeature, `${here}?state=abc&code=def`)
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  await expect
    .element(screen.getByText('Wait a moment. Nothing was connected', { exact: false }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: next })).toBeVisible()
})

test('a viewer who returns from the dialog is told so, and not sent there again', async () => {
  signIn(await newTeam({ role: 'viewer' }))
  const { screen } = await openPage(integrationsFeature, `${here}?state=abc&code=def`)
  await expect.element(screen.getByText(/^You don’t have permission to do this/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Back to accounts' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Start again' })).not.toBeInTheDocument()
})

test('a used or incomplete answer leads back to the start', async () => {
  const team = await newTeam()
  const { cameBackTo, screen } = await comeBack(team, { person: 'elif' })
  await expect.element(screen.getByRole('heading', { name: /is connected$/ })).toBeVisible()
  await screen.unmount()
  const again = await openPage(integrationsFeature, cameBackTo)
  await expect.element(again.screen.getByText('This link has expired')).toBeVisible()
  await again.router.navigate(`${here}?state=abc`)
  await expect.element(again.screen.getByText('Nothing to finish')).toBeVisible()
})
