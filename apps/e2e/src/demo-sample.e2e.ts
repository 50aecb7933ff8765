import { expectUsable } from './expect-usable.ts'
import { expect, testOnOwnProduct } from './own-product-test.ts'
import { openSignedIn } from './sign-in.ts'

const test = testOnOwnProduct({ settings: { DEMO: 'true', SIMULATED_ORDERS: '60' } })

test('the demo fills itself, is emptied and gets its sample back', async ({ page }) => {
  // A busy machine takes minutes to read two stores and six accounts.
  test.setTimeout(600_000)
  await openSignedIn(page, '/')
  const banner = page.getByRole('complementary', { name: 'Demo' })
  const filling = banner.getByText(/^Importing sample data: \d+ %$/)

  await test.step('how far it is stands in the banner, and goes', async () => {
    await expect(filling).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Open mailbox' })).toHaveAttribute('href', '/mailbox')
    await expectUsable(page)
    await expect(filling).toBeHidden({ timeout: 300_000 })
    await expect(page.getByRole('figure').first()).toBeVisible()
    await expectUsable(page)
  })

  await test.step('emptying asks first', async () => {
    await banner.getByRole('button', { name: 'Start empty' }).click()
    const question = page.getByRole('alertdialog', { name: 'Start with an empty team?' })
    await expectUsable(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await banner.getByRole('button', { name: 'Start empty' }).click()
    await question.getByRole('button', { name: 'Start empty' }).click()
    await expect(
      page.getByRole('heading', { name: 'See how your posts and your stores move together' }),
    ).toBeVisible()
    await expect(banner.getByRole('button', { name: 'Start empty' })).toBeHidden()
  })

  await test.step('the sample comes back', async () => {
    await banner.getByRole('button', { name: 'Bring the sample back' }).click()
    const question = page.getByRole('alertdialog', { name: 'Bring the sample back?' })
    await question.getByRole('button', { name: 'Bring the sample back' }).click()
    await expect(filling).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Oak Workshop').first()).toBeVisible({ timeout: 120_000 })
  })
})
