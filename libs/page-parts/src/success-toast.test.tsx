import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { successToast } from './success-toast.ts'

it.each(['created', 'updated', 'deleted', 'added', 'revoked'] as const)(
  'shows a toast for something that was %s',
  async (change) => {
    successToast[change]('Category')
    await expect.element(page.getByRole('status', { name: `Category ${change} successfully` })).toBeVisible()
  },
)
