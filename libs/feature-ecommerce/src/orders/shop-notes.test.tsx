import { call } from '@tandem/api-client'
import { listOrders } from '@tandem/api-contract'
import { interceptApi, restoreNetwork } from '@tandem/testing'
import { beforeEach, expect, test } from 'vitest'
import { openShared, startAfresh } from '../test-setup.ts'

const stores = [{ orders: 12 }]

beforeEach(startAfresh)

/** Mocks the answer for notes and records its requests. */
function answerNotes(answer: () => Response): string[] {
  const asked: string[] = []
  interceptApi(({ url }) => {
    if (!url.includes('/shop-notes')) return undefined
    asked.push(url)
    return answer()
  })
  return asked
}

async function openOrder() {
  const { screen, router } = await openShared('/e-commerce/orders', { stores })
  const { data } = await call(listOrders, { search: {} })
  await router.navigate(`/e-commerce/orders?order=${data[0]!.id}`)
  const show = screen.getByRole('button', { name: 'Show store notes' })
  await expect.element(show).toBeVisible()
  return { screen, show }
}

const note = { author: 'WooCommerce', written_at: '2026-11-20T09:00:00.000Z' }
const read_at = '2026-11-20T10:00:00.000Z'

test('requests the notes of an order from the shop only when somebody wants them', async () => {
  const notes = [
    { ...note, id: '1', text: 'Your parcel is on its way', is_for_customer: true },
    { ...note, id: '2', text: 'Stock of mugs is low', is_for_customer: false },
  ]
  const asked = answerNotes(() => Response.json({ data: { notes, left_out: 1, read_at } }))
  const { screen, show } = await openOrder()
  expect(asked).toEqual([])
  await show.click()
  await expect.element(screen.getByText('Your parcel is on its way')).toBeVisible()
  await expect.element(screen.getByText(/Sent to the customer/)).toBeVisible()
  await expect.element(screen.getByText(/Only for the store/)).toBeVisible()
  await expect.element(screen.getByText(/^1 more note is in the store/)).toBeVisible()
  expect(asked).toHaveLength(1)
})

test("says that the shop didn't respond, and after a retry that there are no notes", async () => {
  answerNotes(() =>
    Response.json({ code: 'FETCH_ERROR', message: 'The store took too long to answer.' }, { status: 502 }),
  )
  const { screen, show } = await openOrder()
  await show.click()
  await expect.element(screen.getByText('Couldn’t load store notes')).toBeVisible()
  restoreNetwork()
  answerNotes(() => Response.json({ data: { notes: [], left_out: 0, read_at } }))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('This order has no notes in the store.')).toBeVisible()
})
