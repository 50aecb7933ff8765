import { expectUsable } from './expect-usable.ts'
import { expect, testOnOwnProduct } from './own-product-test.ts'
import { openSignedIn } from './sign-in.ts'

const test = testOnOwnProduct({ settings: { DEMO: 'true', SIMULATED_ORDERS: '60' }, isFirstStart: true })

test('fills the demo, empties it and brings its sample back', async ({ page }) => {
  // A busy machine takes minutes to sync two stores and six accounts.
  test.setTimeout(600_000)
  await openSignedIn(page, '/')
  const banner = page.getByRole('complementary', { name: 'Demo' })
  const filling = banner.getByText(/^Importing sample data: \d+ %$/)

  const choose = async (item: string) => {
    await banner.getByRole('button', { name: 'Demo options' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  await test.step('shows the progress in the banner until it is done', async () => {
    await expect(filling).toBeVisible()
    await expectUsable(page)
    await expect(filling).toBeHidden({ timeout: 300_000 })
    await expect(page.getByRole('figure').first()).toBeVisible()
    await expectUsable(page)
  })

  await test.step('asks before it empties the team', async () => {
    await choose('Start empty')
    const question = page.getByRole('alertdialog', { name: 'Start with an empty team?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await choose('Start empty')
    await question.getByRole('button', { name: 'Start empty' }).click()
    await expect(
      page.getByRole('heading', { name: 'See how your posts and your stores move together' }),
    ).toBeVisible()
  })

  await test.step('brings the sample back', async () => {
    await choose('Bring the sample back')
    const question = page.getByRole('alertdialog', { name: 'Bring the sample back?' })
    await question.getByRole('button', { name: 'Bring the sample back' }).click()
    await expect(filling).toBeVisible({ timeout: 60_000 })
  })
})
