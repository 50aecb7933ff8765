import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expectUsable } from './expect-usable.ts'
import { looks } from './looks.ts'
import { expect, testOnOwnProduct } from './own-product-test.ts'
import { nodeFlags } from './server-command.ts'
import { test as testWithoutToken } from './watched-test.ts'

const token = 'operator-token-of-this-journey-0123456789'
const queue = 'store-events'

/** Adds a failing job to a product that was used before. */
function addFailingJob(dataFolder: string) {
  execFileSync(process.execPath, [...nodeFlags, join(import.meta.dirname, 'add-failing-job.ts'), dataFolder])
}

const test = testOnOwnProduct({ settings: { OPERATOR_TOKEN: token }, prepare: addFailingJob })

testWithoutToken(
  'without a token in the settings nobody opens the page of the operator',
  async ({ page }) => {
    const answer = await page.goto('/operator')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Set OPERATOR_TOKEN to use this address.')).toBeVisible()
    await expect(page.getByLabel('Token')).toBeHidden()
  },
)

test('the page shows nothing until the right token is entered', async ({ page }) => {
  await page.goto('/operator')
  await expect(page.getByRole('heading', { name: 'Operator token' })).toBeVisible()
  await page.getByLabel('Token').fill('operator-token-of-somebody-else')
  await page.getByRole('button', { name: 'Show jobs' }).click()
  await expect(page.getByRole('alert')).toHaveText('This token is wrong. Check the setting OPERATOR_TOKEN.')
  await expect(page.getByRole('heading', { name: 'Failing jobs' })).toBeHidden()
  await expect(page.getByText(queue)).toBeHidden()
})

test('the operator sees which job fails and why, retries it, gives it up, and leaves', async ({ page }) => {
  await page.goto('/operator')
  await page.getByLabel('Token').fill(token)
  await page.keyboard.press('Enter')
  const job = page
    .getByRole('region', { name: 'Failing jobs' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: queue }) })
  await expect(job).toContainText('invalid input syntax for type bigint: "none"')
  await expect(job).toContainText('Retrying')
  const attempts = job.locator('dd').nth(1)
  const tried = Number(await attempts.textContent())
  await job.getByText('Stack').click()
  await expect(job.locator('pre')).toContainText(/ at .+:\d+:\d+/)
  await expect(page.getByRole('rowheader', { name: queue })).toBeVisible()

  await job.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByRole('status')).toHaveText(`${queue}: The job runs as soon as a worker is free.`)
  await expect
    .poll(async () => Number(await attempts.textContent()), { timeout: 30_000 })
    .toBeGreaterThan(tried)

  await job.getByRole('button', { name: 'Give up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give up this job?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(job).not.toContainText('Given up')
  await job.getByRole('button', { name: 'Give up' }).click()
  await dialog.getByRole('button', { name: 'Give up' }).click()
  await expect(page.getByRole('status')).toHaveText(`${queue}: The job was given up.`)
  await expect(job).toContainText('Given up')

  await page.reload()
  await expect(job).toContainText('Given up')
  await page.getByRole('button', { name: 'Forget token' }).click()
  await expect(page.getByLabel('Token')).toBeFocused()
  await expect(job).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Token')).toBeVisible()
})

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use)

    test("the operator's page is accessible", async ({ page }) => {
      await page.goto('/operator')
      await page.getByLabel('Token').fill(token)
      await expectUsable(page)
      await page.getByRole('button', { name: 'Show jobs' }).click()
      await expect(page.getByRole('region', { name: 'Failing jobs' }).getByRole('listitem')).toHaveCount(1)
      await expectUsable(page)
    })
  })
}
