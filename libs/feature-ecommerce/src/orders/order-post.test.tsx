import type { OrderPost } from '@tandem/api-contract'
import { answerCalls, signIn } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ecommerceFeature } from '../feature.ts'
import { places, sharedTeam, startAfresh } from '../test-setup.ts'

beforeEach(startAfresh)
afterEach(startAfresh)

const post: OrderPost['post'] = {
  id: 41,
  username: 'linden.home',
  caption: 'New mugs',
  posted_at: '2026-03-09T09:00:00.000Z',
}

test('an order shows the post that it names as a link, what is only possible without one, and nothing otherwise', async () => {
  const asked: string[] = []
  answerCalls('/order-posts', ({ url }) => {
    const ids = new URL(url).searchParams.get('order_ids') ?? ''
    asked.push(ids)
    const [first, second] = ids.split(',').map(Number)
    const data: OrderPost[] = [
      { order_id: first!, kind: 'proven', shared_with: 0, post },
      { order_id: second!, kind: 'organic', shared_with: 2, post },
    ]
    return Response.json({ data })
  })
  signIn(await sharedTeam({ stores: [{ orders: 12 }] }))
  const { screen } = await openPage(ecommerceFeature, '/e-commerce/orders', {
    ...places,
    post: (id) => `/posts-here/${id}`,
  })
  await screen.getByRole('button', { name: 'Columns' }).click()
  await screen.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'From post' }).click()
  const rows = screen.getByRole('table', { name: 'Orders' }).getByRole('row')
  const link = rows.nth(1).getByRole('link', { name: /^@linden\.home · 9 Mar/ })
  await expect.element(link).toHaveAttribute('href', '/posts-here/41')
  const second = () => rows.nth(2).element().textContent
  await expect
    .poll(second)
    .toMatch(/Instagram\. The order doesn’t name a post\. .*linden\.home.*2026.*2.* other posts\./)
  await expect.element(rows.nth(2).getByRole('link', { name: /linden/ })).not.toBeInTheDocument()
  expect(rows.nth(3).element().textContent).not.toMatch(/Instagram|linden/)
  // One call for the whole page.
  expect(asked.map((ids) => ids.split(',').length)).toEqual([10])
})
