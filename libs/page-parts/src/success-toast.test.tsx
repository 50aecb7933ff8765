import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { said } from './said.ts'

it.each(['created', 'updated', 'deleted', 'added', 'revoked'] as const)(
  'says that something was %s',
  async (what) => {
    said[what]('Category')
    await expect.element(page.getByRole('status', { name: `Category ${what} successfully` })).toBeVisible()
  },
)
