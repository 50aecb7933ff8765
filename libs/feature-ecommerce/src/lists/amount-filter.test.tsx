import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AmountFilter } from './amount-filter.tsx'
import type { AmountRange } from './amount-range.ts'
import { CurrencyFilter } from './currency-filter.tsx'

const bothStores = [{ default_currency: 'EUR' }, { default_currency: 'JPY' }]

function Filters({ search: initial }: { search: AmountRange }) {
  const [search, setSearch] = useState(initial)
  const [stores, setStores] = useState(bothStores)
  const props = {
    search,
    stores,
    onChange: (change: AmountRange) => setSearch((before) => ({ ...before, ...change })),
  }
  return (
    <>
      <AmountFilter label="Total" {...props} />
      <CurrencyFilter {...props} />
      <button type="button" onClick={() => setStores(bothStores.slice(0, 1))}>
        Only the first store
      </button>
      <output aria-label="Search">{JSON.stringify(search)}</output>
    </>
  )
}

async function open(search: AmountRange = {}) {
  const screen = await render(<Filters search={search} />)
  return { screen, currencyChip: screen.getByRole('button', { name: /^Currency/ }) }
}

/** Chooses a currency in the open filter. */
async function choose(code: string) {
  await page.getByRole('combobox', { name: 'Currency' }).click()
  await page.getByRole('option', { name: code }).click()
}

const search = () => JSON.parse(page.getByLabelText('Search').element().textContent) as AmountRange

test('the currency of amounts is chosen above them, and cleared with them', async () => {
  const { screen, currencyChip } = await open()
  await screen.getByRole('button', { name: /^Total/ }).click()
  // That of the first store.
  await expect.element(page.getByRole('combobox', { name: 'Currency' })).toHaveTextContent('EUR')
  await choose('JPY')
  expect(search()).toEqual({})
  await page.getByRole('textbox', { name: 'At least' }).fill('100')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(search).toEqual({ amount_min: 100, amount_currency: 'JPY' })
  // Its filter says the currency already.
  await expect.element(currencyChip).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Clear Total' }).click()
  await expect.poll(search).toEqual({})
  await expect.element(currencyChip).toBeVisible()
  await screen.getByRole('button', { name: /^Total/ }).click()
  await expect.element(page.getByRole('combobox', { name: 'Currency' })).toHaveTextContent('EUR')
})

test('a currency that other stores have is forgotten with them', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: /^Total/ }).click()
  await choose('JPY')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Only the first store' }).click()
  await screen.getByRole('button', { name: /^Total/ }).click()
  await page.getByRole('textbox', { name: 'At least' }).fill('100')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(search).toEqual({ amount_min: 10_000, amount_currency: 'EUR' })
})

test('the same numbers stay when the currency changes', async () => {
  const { screen } = await open({ amount_min: 10_000, amount_max: 25_050, amount_currency: 'EUR' })
  await screen.getByRole('button', { name: /^Total ?100–250,5 EUR/ }).click()
  await choose('JPY')
  await expect.poll(search).toEqual({ amount_min: 100, amount_max: 251, amount_currency: 'JPY' })
})
