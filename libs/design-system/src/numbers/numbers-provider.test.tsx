import { countFormats, moneyFormats, numberLocale, setNumberLocale } from '@tandem/format'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DistributionBars, HeatMap, LineChart, TandemChart } from '../charts/charts.ts'
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

const axis = { days: ['2026-11-20', '2026-11-21'] }
const reach = { key: 'reach', label: 'Reach', values: [1345, 1200] }
const sold = { key: 'sold', label: 'Sold', values: [134_500, 120_000] }

const charts = (
  <>
    <LineChart title="Reach" axis={axis} series={[reach]} {...countFormats} />
    <LineChart title="Sold" axis={axis} series={[sold]} {...moneyFormats('USD')} />
    <TandemChart
      title="Days"
      axis={axis}
      upper={{ series: reach, ...countFormats }}
      lower={{ series: sold, ...moneyFormats('USD') }}
      marksLabel="Posts"
    />
    <HeatMap
      title="Hours"
      valueLabel="Online"
      cells={[{ weekday: 3, hour: 20, value: 1345 }]}
      overlay={{ label: 'Sold', cells: [{ weekday: 3, hour: 20, value: 134_500 }], ...moneyFormats('USD') }}
      {...countFormats}
    />
    <DistributionBars
      title="Ages"
      rowLabel="Age"
      parts={[{ key: 'women', label: 'Women', total: 2000 }]}
      rows={[{ key: '18', label: '18–24', values: [1345] }]}
      {...countFormats}
    />
  </>
)

test('charts beside each other write numbers as their nearest providers say', async () => {
  const screen = await render(
    <>
      <section aria-label="English">
        <NumbersProvider locale="en">{charts}</NumbersProvider>
      </section>
      <section aria-label="Turkish">
        <NumbersProvider locale="tr">{charts}</NumbersProvider>
      </section>
    </>,
  )
  const cardIn = (place: string, title: string) =>
    screen.getByRole('region', { name: place }).getByRole('figure', { name: title, exact: true }).element()
      .textContent
  // Grid lines come once the chart knows its size.
  await expect.poll(() => cardIn('Turkish', 'Reach')).toContain('1.500')
  for (const title of ['Reach', 'Sold', 'Days', 'Hours', 'Ages']) {
    await expect.poll(() => cardIn('English', title)).toContain('1,345')
    expect(cardIn('English', title)).not.toMatch(/\d\.\d{3}/)
    await expect.poll(() => cardIn('Turkish', title)).toContain('1.345')
    expect(cardIn('Turkish', title)).not.toMatch(/\d,\d{3}/)
  }
})

test.each([
  ['en-US', '1,000–1,000 of 1,234', '1,345', '1,000'],
  ['tr-TR', '1.000–1.000 of 1.234', '1.345', '1.000'],
  ['de-DE', '1.000–1.000 of 1.234', '1.345', '1.000'],
])(
  'writes pages, tooltips and axes of a host in %s as its readers do',
  async (locale, pages, exact, tick) => {
    const usual = numberLocale()
    onTestFinished(() => setNumberLocale(usual))
    setNumberLocale(locale)
    const screen = await render(
      <>
        {table}
        <LineChart
          title="Reach"
          axis={{ days: ['2026-11-20', '2026-11-21'] }}
          series={[{ key: 'reach', label: 'Reach', values: [1345, 1200] }]}
          {...countFormats}
        />
      </>,
    )
    await expect.element(screen.getByText(pages)).toBeVisible()
    const chart = screen.getByRole('figure')
    await expect.element(chart.getByText(tick, { exact: true }).first()).toBeVisible()
    chart.getByRole('slider').element().focus()
    await userEvent.keyboard('{Home}')
    await expect.element(chart.getByText(exact, { exact: true }).first()).toBeVisible()
  },
)
