import { datePreset, datePresetNames, datePresets } from '@tandem/format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DateRangeFilter } from '../date-range/date-range-filter.tsx'
import type { DateRangeValue } from '../date-range/date-range-value.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { Switcher } from '../select/select.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { FilterBarProps } from './filter-bar.tsx'
import { NumberRangeFilter } from './number-range-filter.tsx'
import type { NumberRange } from './typed-number.ts'

const now = '2026-11-21T12:00:00Z'
const presets = datePresets.map((name) => {
  const { start, end } = datePreset(name, { now, timeZone: 'Europe/Istanbul' })
  return { name, label: datePresetNames[name], start, end }
})
const lifetime: DateRangeValue = { preset: 'lifetime', start: null, end: '2026-11-21' }
const statuses = ['Paid', 'Pending', 'Refunded'].map((label, index) => ({
  value: label.toLowerCase(),
  label,
  count: 1204 - index * 400,
}))
const currencies = ['EUR', 'GBP'].map((label) => ({ value: label.toLowerCase(), label }))
const collections = ['Candles', 'Çay', 'Lanterns', 'Sofas', 'Cushions', 'İstanbul', 'Gifts', 'Tables'].map(
  (label) => ({
    value: label,
    label,
  }),
)

interface Filters {
  statuses: readonly string[]
  collections: readonly string[]
  amount: NumberRange
  dates: DateRangeValue
}

const nothing: Filters = { statuses: [], collections: [], amount: { min: null, max: null }, dates: lifetime }

interface BarProps {
  set: Partial<Filters>
  onChange: (filters: Filters) => void
}

function Bar({ set, onChange }: BarProps) {
  const [search, setSearch] = useState('')
  const [filters, setFilters] = useState<Filters>({ ...nothing, ...set })
  const change = (part: Partial<Filters>) => {
    const next = { ...filters, ...part }
    setFilters(next)
    onChange(next)
  }
  const isDated = filters.dates.preset !== 'lifetime'
  const hasAmount = filters.amount.min !== null || filters.amount.max !== null
  const counted = [filters.statuses.length > 0, filters.collections.length > 0, hasAmount, isDated]
  return (
    <FilterBar
      label="Filter orders"
      search={
        <SearchField
          label="Search orders"
          placeholder="Search order or customer"
          clearLabel="Clear search"
          value={search}
          onValueChange={setSearch}
        />
      }
      pinned={
        <DateRangeFilter
          label="Date"
          value={filters.dates}
          onValueChange={(dates) => change({ dates })}
          presets={presets}
          today="2026-11-21"
          max="2026-11-21"
          note="Europe/Istanbul · weeks start on Monday"
          clearTo={lifetime}
        />
      }
      activeCount={counted.filter(Boolean).length}
      pinnedCount={isDated ? 1 : 0}
      onClearAll={() => change(nothing)}
      end={<Button>Columns</Button>}
    >
      <ChoiceFilter
        label="Payment"
        options={statuses}
        value={filters.statuses}
        onValueChange={(next) => change({ statuses: next })}
      />
      <ChoiceFilter
        label="Collection"
        options={collections}
        value={filters.collections}
        onValueChange={(next) => change({ collections: next })}
      />
      <NumberRangeFilter
        label="Total"
        value={filters.amount}
        onValueChange={(amount) => change({ amount })}
        unit="TRY"
        decimals={2}
      />
    </FilterBar>
  )
}

const meta = {
  title: 'Filter bar (facets, toolbar)',
  id: 'design-system-filter-bar',

  component: FilterBar,
  render: ({ set, onChange }) => <Bar set={set} onChange={onChange} />,
  args: { label: 'Filter orders', activeCount: 0, onClearAll: fn(), set: {}, onChange: fn() },
  // They follow from the filters that are set.
  argTypes: { label: { control: false }, activeCount: { control: false }, pinnedCount: { control: false } },
} satisfies Meta<FilterBarProps & BarProps>
export default meta

type Story = StoryObj<typeof meta>

const some: Partial<Filters> = {
  statuses: ['paid', 'pending'],
  collections: ['Candles'],
  amount: { min: 1000, max: null },
  dates: { preset: 'last_30_days', start: '2026-10-23', end: '2026-11-21' },
}

const focused = () => document.activeElement as HTMLElement

export const NothingSet: Story = {}

export const SomeSet: Story = {
  args: { set: some },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Payment 2 of 3' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Total from 1.000 TRY' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Collection' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...nothing, ...some, collections: [] })
    // The cross is gone, and the focus is on the chip.
    await expect(canvas.getByRole('button', { name: 'Collection Any' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(nothing)
    await expect(canvas.getByRole('group', { name: 'Filter orders' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull()
  },
}

export const SeveralOfMany: Story = {
  args: { set: { collections: ['Tables'] } },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Collection Tables' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const popover = within(await screen.findByRole('dialog', { name: 'Collection' }))
    // Chosen options come first.
    await expect(popover.getAllByRole('checkbox')[0]).toBeChecked()
    const search = popover.getByRole('searchbox', { name: 'Search Collection' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('istan')
    await expect(popover.getAllByRole('checkbox')).toHaveLength(1)
    await expect(popover.getByRole('status')).toHaveTextContent('1 of 8')
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...nothing, collections: ['Tables', 'İstanbul'] })
    await userEvent.type(search, 'x')
    await expect(popover.getByText('Nothing matches')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}')
    await expect(popover.getByRole('checkbox', { name: 'Gifts' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveAccessibleName('Collection 2 of 8')
  },
}

export const FromNumberToNumber: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Total Any' })
    await userEvent.click(trigger)
    const least = await screen.findByRole('textbox', { name: 'At least' })
    // The popover takes the focus shortly after it appears.
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()))
    await userEvent.type(least, '1.500,50')
    await userEvent.type(screen.getByRole('textbox', { name: 'At most' }), '200{Enter}')
    await expect(screen.getByRole('textbox', { name: 'At most' })).toHaveAccessibleDescription(
      'Must be greater than the minimum',
    )
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())

    // The input is still there, with its error.
    await userEvent.keyboard('{Enter}')
    const most = await screen.findByRole('textbox', { name: 'At most' })
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()))
    await expect(most).toHaveValue('200')
    await expect(most).toBeInvalid()
    await userEvent.type(most, '0{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...nothing,
      amount: { min: 1500.5, max: 2000 },
    })
    await expect(canvas.getByRole('button', { name: 'Total 1.500,5–2.000 TRY' })).toBeVisible()
  },
}

/** The items at the end keep their width when the row scrolls. */
export const MuchAtTheEndOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: ({ label, activeCount, onClearAll }) => (
    <FilterBar
      {...{ label, activeCount, onClearAll }}
      end={
        <>
          <Button>Show what was refunded as well</Button>
          <Button>Saved filters</Button>
          <Button>Columns</Button>
          <Switcher label="Currency" options={currencies} value="gbp" onValueChange={() => {}} />
        </>
      }
    />
  ),
  play: async ({ canvas }) => {
    const switcher = await canvas.findByRole('combobox', { name: 'Currency' })
    await expect(switcher.clientWidth).toBe(switcher.scrollWidth)
    await expect(within(switcher).getByText('GBP').clientWidth).toBeGreaterThan(20)
    switcher.scrollIntoView()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { set: some },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Filters 3' })
    // The dates stay visible.
    await expect(canvas.getByRole('button', { name: 'Date Last 30 Days' })).toBeVisible()
    await userEvent.click(opener)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Payment 2 of 3' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Refunded/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...nothing,
      ...some,
      statuses: ['paid', 'pending', 'refunded'],
    })
    await userEvent.click(sheet.getByRole('button', { name: 'Total from 1.000 TRY' }))
    await userEvent.type(sheet.getByRole('textbox', { name: 'At most' }), '1.200')
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ amount: { min: 1000, max: 1200 } }),
    )
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Filters' })
  },
}

/** With more filters than fit in one row, only the filters wrap. */
export const InTwoRows: Story = {
  args: { set: some },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const topOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top
    await waitFor(() => expect(topOf('Clear all')).toBeGreaterThan(topOf('Date Last 30 Days')))
    await expect(topOf('Columns')).toBeLessThan(topOf('Clear all'))
  },
}

export const LongText: Story = {
  args: {
    set: {
      collections: ['Candles'],
      amount: { min: 1_234_567.89, max: 9_876_543_210.12 },
      dates: { preset: null, start: '2025-12-31', end: '2026-01-31' },
    },
  },
}
