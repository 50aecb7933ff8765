import { expect, test } from 'vitest'
import { errorPages, errorPageStatuses } from '@tandem/api-contract'
import type { Currency } from '@tandem/api-contract'
import { timezones } from './timezones.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()
const read = async (path: string) => {
  const response = await used.api.request('GET', path)
  return { status: response.status, ...((await response.json()) as { data?: unknown; errors?: unknown }) }
}

test('lists time zones by their IANA names, including UTC', async () => {
  const { data } = await read('/helpers/timezones')
  expect(data).toEqual(expect.arrayContaining(['UTC', 'Europe/Istanbul', 'Asia/Tokyo']))
})

test('lists renamed time zones by the name of today only', async () => {
  const { data } = await read('/helpers/timezones')
  expect(data).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv']))
  for (const former of ['Asia/Calcutta', 'Europe/Kiev']) expect(data).not.toContain(former)
})

test('lists every zone that the platform knows once', () => {
  const nameOf = (zone: string) =>
    new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  const names = [...timezones].map(nameOf)
  expect(names.toSorted()).toEqual([...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted())
})

test('lists currencies with the number of their decimals', async () => {
  const { data } = (await read('/helpers/currencies')) as unknown as { data: Currency[] }
  expect(data.find(({ code }) => code === 'GBP')).toEqual({
    id: 826,
    code: 'GBP',
    name: 'British Pound',
    symbol: '£',
    digits: 2,
  })
  expect(data.find(({ code }) => code === 'JPY')?.digits).toBe(0)
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
})

test.each(errorPageStatuses)('returns the texts of the page of %s', async (code) => {
  const { title, description } = errorPages[code]
  expect((await read(`/helpers/error?code=${code}`)).data).toEqual({ code: Number(code), title, description })
})

test.each(['', '?code=', '?code=200', '?code=404&code=500', '?code=404&other=1'])(
  'refuses the search "%s"',
  async (search) => {
    expect((await read(`/helpers/error${search}`)).status).toBe(422)
  },
)
