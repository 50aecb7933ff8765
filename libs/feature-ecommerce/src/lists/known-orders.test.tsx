import type { Store } from '@tandem/api-contract'
import { answerCalls } from '@tandem/testing'
import { beforeEach, expect, test } from 'vitest'
import { openShared, sharedTeam, startAfresh } from '../test-setup.ts'

beforeEach(startAfresh)

test.each(['customers', 'products'])(
  'the list of %s says since when sales are known, as its figures count known ones only',
  async (kind) => {
    const stores = [{ orders: 12 }]
    await sharedTeam({ stores })
    answerCalls('/ecommerce/stores', async (request) => {
      const answer = (await (await fetch(request)).json()) as { data: Store[] }
      const known_since = '2026-09-26T09:30:00.000Z'
      return Response.json({ ...answer, data: answer.data.map((store) => ({ ...store, known_since })) })
    })
    const { screen } = await openShared(`/e-commerce/${kind}`, { stores })
    await expect
      .element(screen.getByText(/^Sales are known since 27 Sep 2026\. What was sold before is unknown/))
      .toBeVisible()
  },
)
