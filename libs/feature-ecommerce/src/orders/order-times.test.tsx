import { call } from '@tandem/api-client'
import { updateMeta, updateProfile } from '@tandem/api-contract'
import { interceptApi } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { ecommerceFeature } from '../feature.ts'
import { openOwn, startAfresh } from '../test-setup.ts'

beforeEach(startAfresh)

const address = '/e-commerce/orders?date_from=2026-11-01&date_to=2026-11-02'

/** The orders of the real answer, placed where the clocks of New York show 01:30 twice. */
const placeOrders = () =>
  interceptApi((request) =>
    /\/ecommerce\/orders(\/\d+|\?.*)?$/.test(request.url)
      ? globalThis.fetch(request.url.replace(/&?date_(from|to)=[\d-]+/g, ''), request).then(placed)
      : undefined,
  )
const moments = ['2026-11-01T05:30:07.000Z', '2026-11-01T06:30:07.000Z']

async function placed(answer: Response) {
  const { data, ...rest } = (await answer.json()) as { data: object | object[] }
  const at = (order: object, index: number) => ({ ...order, ordered_at: moments[index] })
  return Response.json({ ...rest, data: Array.isArray(data) ? data.map(at) : at(data, 0) })
}

const cells = () => [...document.querySelectorAll<HTMLTimeElement>('tbody time')]
const times = () => cells().map(({ textContent }) => textContent)

test('are the team’s, and the person’s own with the offset once they chose so; days stay the team’s', async () => {
  placeOrders()
  const first = await openOwn(address, { timezone: 'Pacific/Kiritimati', stores: [{ orders: 2 }] })
  await expect.poll(times).toEqual(['1 Nov 2026 19:30', '1 Nov 2026 20:30'])
  expect(cells()[0]!.title).toBe('1 Nov 2026 19:30:07, Pacific/Kiritimati')
  const days = '1–2 Nov 2026, Pacific/Kiritimati'
  await expect.element(first.screen.getByText(days).first()).toBeVisible()

  // The zone alone changes nothing.
  await call(updateProfile, { body: { timezone: 'America/New_York' } })
  await first.screen.unmount()
  const second = await openPage(ecommerceFeature, address)
  await expect.poll(times).toEqual(['1 Nov 2026 19:30', '1 Nov 2026 20:30'])

  await call(updateMeta, { body: { times_in: 'own' } })
  await second.screen.unmount()
  const { screen } = await openPage(ecommerceFeature, address)
  await expect.poll(times).toEqual(['1 Nov 2026 01:30 GMT-4', '1 Nov 2026 01:30 GMT-5'])
  expect(cells()[0]!.title).toBe(
    '1 Nov 2026 01:30:07, America/New_York (team: 1 Nov 2026 19:30:07, Pacific/Kiritimati)',
  )
  await expect.element(screen.getByText(days).first()).toBeVisible()
  await screen.getByRole('link', { name: /^#/ }).first().click()
  await expect
    .element(screen.getByRole('dialog').getByText('1 Nov 2026 01:30 GMT-4', { exact: true }).first())
    .toBeVisible()
})
