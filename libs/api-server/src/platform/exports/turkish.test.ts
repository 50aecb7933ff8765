import { expect, test } from 'vitest'
import { auditColumns, customerColumns, discountCodeColumns, orderColumns } from '@tandem/api-contract'
import { noteColumns, postColumns, productColumns, userColumns } from '@tandem/api-contract'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

const exports = [
  ['/ecommerce/orders/export', orderColumns],
  ['/ecommerce/customers/export', customerColumns],
  ['/ecommerce/products/export', productColumns],
  ['/ecommerce/discount-codes/export', discountCodeColumns],
  ['/social/instagram/posts/export', postColumns],
  ['/social/instagram/posts/sold/export', postColumns],
  ['/audit/export', auditColumns],
  ['/notes/export', noteColumns],
  ['/users/export', userColumns],
] as const

/** Column titles that are the same in both languages. */
const shared = ['Stok kodu (SKU)']

test.each(exports)(
  'writes the columns of %s in the language of the person who exports',
  async (path, columns) => {
    const { token } = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
    const header = async (language: string) => {
      const headers = { 'accept-language': language }
      const answer = await used.api.request('POST', path, { token, headers, body: { filter: {}, columns } })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-disposition')).toMatch(/^[\x20-\x7e]+$/)
      const [line = ''] = (await answer.text()).replace('\ufeff', '').split('\r\n')
      return line.split(/,(?! )/)
    }
    const [english, turkish] = [await header('en'), await header('tr')]
    expect(turkish).toHaveLength(english.length)
    expect(turkish.filter((title, index) => title === english[index] && !shared.includes(title))).toEqual([])
  },
)

test('also translates the words in the cells of the audit log', async () => {
  const { token } = await used.api.newTeam()
  await used.api.request('PUT', '/me/profile', { token, body: { language: 'tr' } })
  const body = { filter: {}, columns: ['action'] }
  const answer = await used.api.request('POST', '/audit/export', { token, body })
  expect(await answer.text()).toContain('profile.updated,Profilini değiştirdi')
})
