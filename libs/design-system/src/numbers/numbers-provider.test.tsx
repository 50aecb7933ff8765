import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DataTable } from '../data-table/data-table.tsx'
import { NumberRangeFilter } from '../filter-bar/number-range-filter.tsx'
import { NumbersProvider } from './numbers-provider.tsx'

const table = (
  <DataTable
    label="Orders"
    columns={[{ key: 'name', header: 'Name', cell: (row: { id: string }) => row.id, primary: true }]}
    rows={[{ id: '#1' }]}
    getRowId={(row) => row.id}
    empty={null}
    paging={{ page: 1000, pageCount: 1234, perPage: 1, total: 1234, onPageChange: () => undefined }}
  />
)

test('writes the pages of a table with the separators of the nearest provider', async () => {
  const screen = await render(
    <NumbersProvider locale="en">
      {table}
      <NumbersProvider locale="tr">{table}</NumbersProvider>
    </NumbersProvider>,
  )
  await expect.element(screen.getByText('1,000–1,000 of 1,234')).toBeVisible()
  await expect.element(screen.getByText('1.000–1.000 of 1.234')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Page 1,234' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Page 1.234' })).toBeVisible()
})

test('reads typed numbers as the separators of the provider say', async () => {
  const chosen: (number | null)[] = []
  const screen = await render(
    <NumbersProvider locale="en">
      <NumberRangeFilter
        label="Total"
        value={{ min: 5678, max: null }}
        onValueChange={({ min }) => chosen.push(min)}
      />
    </NumbersProvider>,
  )
  await screen.getByRole('button', { name: /^Total/ }).click()
  const least = screen.getByLabelText('At least')
  await expect.element(least).toHaveValue('5,678')
  await least.fill('1,234')
  await screen.getByRole('button', { name: 'Apply' }).click()
  expect(chosen).toEqual([1234])
})
