import { expect, test } from 'vitest'
import { attributionFacts, attributionSentence } from './attribution-words.ts'
import { moneySummary } from './money-summary.ts'

test.each<[Record<string, string> | null, string]>([
  [null, 'The shop recorded nothing about where it came from.'],
  [{}, 'The shop recorded nothing about where it came from.'],
  [{ source_type: 'typein', utm_source: '(direct)' }, 'Direct visit (typed address or bookmark).'],
  [
    { source_type: 'utm', utm_source: 'instagram', utm_medium: 'social' },
    'Came from a tracked Instagram link (social).',
  ],
  [{ source_type: 'utm', utm_source: 'instagram' }, 'Came from a tracked Instagram link.'],
  [
    {
      source_type: 'utm',
      utm_source: 'instagram',
      session_entry: 'https://oak.example/mug?utm_content=x&tandem_link=abcd2345#top',
    },
    'Came by the short link abcd2345 of a post.',
  ],
  [
    {
      source_type: 'utm',
      utm_source: 'instagram',
      session_entry: 'https://oak.example/?tandem_link=abcd2345x',
    },
    'Came from a tracked Instagram link.',
  ],
  [{ source_type: 'organic', utm_source: 'google' }, 'Came from Google search.'],
  [{ source_type: 'referral', utm_source: 'l.instagram.com' }, 'Came from a link on l.instagram.com.'],
  [{ source_type: 'organic', utm_source: 'yandex_images' }, 'Came from Yandex images search.'],
  [{ source_type: 'referral', utm_source: 'eBay' }, 'Came from a link on eBay.'],
  [{ source_type: 'admin' }, 'Created manually in the store admin.'],
  [{ source_type: 'constructor', utm_source: 'x' }, 'Came from X.'],
  [{ device_type: 'Mobile' }, 'The shop recorded nothing about where it came from.'],
])('%j is described as: %s', (attribution, sentence) => {
  expect(attributionSentence(attribution)).toBe(sentence)
})

test("names the shop's other details, without empty or unknown ones", () => {
  expect(
    attributionFacts({ utm_campaign: 'tea', utm_content: '', session_pages: '3' }).map(({ label, value }) => [
      label,
      value,
    ]),
  ).toEqual([['Campaign', 'tea']])
  expect(attributionFacts(null)).toEqual([])
})

test('the amounts of an order add up to its total, with the rest after refunds', () => {
  const order = {
    currency: 'TRY',
    lines_total: 10_000,
    shipping_total: 1_500,
    tax_total: 800,
    discount_total: 0,
    fee_total: null,
    total: 12_300,
    refunded_total: 0,
    is_sale: true,
    is_edited: false,
    return_state: null,
  }
  const said = (changes = {}) =>
    moneySummary({ ...order, ...changes }).map(({ label, value }) => `${label} ${value}`)
  expect(said()).toEqual(['Items ₺100,00', 'Shipping ₺15,00', 'Tax ₺8,00', 'Total ₺123,00'])
  expect(said({ total: 12_500, discount_total: 900, refunded_total: 2_500 })).toEqual([
    'Items ₺100,00',
    'Discount, already taken off the items ₺9,00',
    'Shipping ₺15,00',
    'Tax ₺8,00',
    'Fees and other charges ₺2,00',
    'Total ₺125,00',
    'Refunds -₺25,00',
    'Net after refunds ₺100,00',
  ])
  expect(said({ fee_total: 300, discount_total: 900, total: 12_700, refunded_total: 2_500 })).toEqual([
    'Items before discounts, without tax ₺109,00',
    'Discounts -₺9,00',
    'Items, without tax ₺100,00',
    'Fees, without tax ₺3,00',
    'Shipping, without tax ₺15,00',
    'Tax ₺8,00',
    'Other, such as tips ₺1,00',
    'Total ₺127,00',
    'Refunds -₺25,00',
    'Net after refunds ₺102,00',
  ])
})
